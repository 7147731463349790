/**
 * Alternative spellings of food names, by the language of the name: mostly phonetic ones. Excludes typos of
 * a letter or two: those are corrected, and the reader sees the correction. One group a line.
 * @see docs/product/search.md#spelling
 */
export const SPELLINGS: Readonly<Record<string, string>> = {
  english: `
    yogurt, yoghurt, yoghourt
    chili, chilli, chile
    filet, fillet
    doughnut, donut
    ketchup, catsup
    worcestershire, worcester
    whiskey, whisky
    omelette, omelet
    licorice, liquorice`,
  french: `
    hors doeuvre, hors oeuvre
    crepe, crape
    bouillon, bullion`,
  german: `
    schnitzel, snitzel, shnitzel
    spatzle, spaetzle, spaetzel
    pretzel, brezel, bretzel
    kase, kaese
    brotchen, broetchen
    knodel, knoedel
    muesli, musli`,
  italian: `
    bolognese, bolognaise
    lasagne, lasagna
    linguine, linguini
    gnocchi, nyoki
    parmesan, parmigiano`,
  spanish: `
    ceviche, cebiche, seviche
    gazpacho, gaspacho
    jalapeno, halapeno
    chorizo, chourico`,
  greek: `
    tzatziki, tsatsiki, zaziki
    filo, phyllo, fillo
    gyros, giros, yiros
    moussaka, musaka`,
  turkish: `
    doner, doener
    borek, boerek, burek
    ayran, airan
    kofte, kofta, koefte
    bulgur, bulghur, burghul`,
  arabic: `
    hummus, houmous, hummous, hoummos, humus, homous
    tahini, tahina, tehina
    falafel, felafel
    tabbouleh, tabouleh, tabouli, tabbouli, tabule
    labneh, labne, lebneh, labaneh
    kebab, kabob, kebob, kabab
    baba ganoush, baba ghanoush, baba ghanouj, baba ganush
    shawarma, shwarma, schawarma
    zaatar, zatar, za atar
    couscous, cous cous, kuskus`,
  hebrew: `
    challah, hallah, chalah
    matzo, matzah, matza, matzoh
    shakshuka, shakshouka, chakchouka
    bagel, beigel`,
  slavic: `
    borscht, borsch, borshch, barszcz
    pierogi, perogi, pirogi, pierogy
    stroganoff, stroganov
    kefir, kephir`,
  hindi: `
    dal, dhal, daal, dahl
    paneer, panir
    chapati, chapatti, chappati
    biryani, biriani, briyani
    pilaf, pilau, pulao, pilav
    poppadom, papadum, pappadam, papad
    naan, nan
    ghee, ghi
    raita, rayta
    tandoori, tanduri`,
  chinese: `
    bok choy, pak choi, bok choi, pak choy
    wonton, won ton, wantan
    hoisin, hoi sin
    sichuan, szechuan, szechwan
    congee, jook
    chow mein, chowmein`,
  japanese: `
    gyoza, gyouza
    daikon, mooli
    tempura, tenpura
    shiitake, shitake`,
  korean: `
    kimchi, kimchee, gimchi, kim chi, kim chee
    gochujang, kochujang
    gochugaru, kochukaru
    bulgogi, pulgogi
    tteokbokki, topokki, ddukbokki
    bibimbap, bibimbab`,
  thai: `
    pad thai, phad thai
    tom yum, tom yam
    satay, sate`,
}
