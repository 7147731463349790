/** The kind of fact in a labelled line of a recipe card. */
export type Fact = 'prep' | 'cook' | 'total' | 'yields'

const label = (words: string): RegExp => new RegExp(`^(?:${words})(?=[\\s:：]|$)`, 'iu')

/** Labels by fact; the first match counts, so longer labels come first. */
export const FACT_LABELS: readonly [Fact, RegExp][] = [
  [
    'total',
    label(
      'gesamtdauer|durée totale|totaal|samlet tid|totaltid|kokonaisaika|celkem|összesen|összidő|durată totală|toplam(?: süre(?:si)?)?|всего|разом|合計時間|总时间|总时长|總時間|總時長|총 ?(?:소요 ?)?시간|소요 ?시간|(?:الوقت|المدة) (?:الكلي|الكلية|الإجمالي|الإجمالية)|זמן כולל|סה["״]כ(?: זמן)?|कुल समय|total waktu|waktu total|tổng (?:thời gian|cộng)|thời gian(?: thực hiện| làm)?(?=\\s?[:：])|เวลา(?:ทั้งหมด|รวม)|รวมเวลา|कुल समय|समय|समय लगेगा',
    ),
  ],
  [
    'prep',
    label(
      'arbejdstid|arbeidstid|arbetstid|aktiv tid|forberedelses?tid|forberedelser|förberedelser|valmistelu(?:aika)?|esivalmistelu|előkészítés(?:i idő)?|előkészület|(?:timp de )?pregătire|χρόνος προετοιμασίας|προετοιμασία|hazırla(?:ma|nma)(?: süresi)?|(?:время )?подготовк[аи]|підготовка|час підготовки|准备时间|備料時間|준비 ?시간|وقت (?:التحضير|الإعداد)|זמן הכנה|तैयारी का समय|(?:waktu )?persiapan|(?:thời gian )?(?:chuẩn bị|sơ chế)|(?:เวลา(?:ใน(?:การ)?)?)?เตรียม(?:ของ|วัตถุดิบ)?|preparação|czas przygotowywania',
    ),
  ],
  [
    'cook',
    label(
      'gotowanie|pieczenie|smażenie|tilberedningstid|ko[gk]etid|ste[kg]etid|keittoaika|paistoaika|kypsennysaika|(?:főzés|sütés)i idő|χρόνος (?:μαγειρέματος|ψησίματος)|μαγείρεμα|ψήσιμο|pişme süresi|время (?:готовки|варки|выпечки|запекания)|час (?:готування|варіння|випікання)|烹饪时间|烹調時間|조리 ?시간|وقت (?:الطهي|الطبخ|الخبز)|זמן (?:בישול|אפייה)|पकाने का समय|waktu memasak|thời gian (?:nấu|chế biến|nướng)|nấu|(?:เวลา(?:ใน(?:การ)?)?)(?:ปรุง|ทำ|อบ|ทำอาหาร)',
    ),
  ],
  [
    'total',
    /^(?:total(?: ?time)?|ready in|takes|gesamt(?:zeit)?|temps total|tiempo total|tempo totale?|totale tijd|total tid|ready|time required|all in all|time|zeit|toplam süre|調理時間|所要時間|合計時間|czas całkowity|łączny czas|duration|czas|kokonaisaika)\b|^(?:tid i alt|valmistusaika|celkový čas|celková doba|elkészítési idő|teljes idő|timp (?:total|de preparare)|(?:общее )?время(?: приготовления)?|(?:загальний )?час(?: приготування)?|(?:συνολικός )?χρόνος)(?=[\s:]|$)/i,
  ],
  [
    'prep',
    /^(?:(?:hands[- ]on|active|prep(?:aration)?|preparing)(?: ?time)?|temps de préparation|tiempo de preparación|tempo di preparazione|tempo de prepar(?:o|ação)|czas przygotowania|förberedelsetid|hazırlama süresi|hazırlık(?: süresi)?|下準備|準備時間|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|(?:temps de )?préparation|(?:tiempo de )?preparación|(?:tempo di )?preparazione|(?:tempo de )?preparo|voorbereiding(?:stijd)?|bereidingstijd|förberedelse|forberedelse|příprava|przygotowanie)(?=[\s:]|$)/i,
  ],
  [
    'cook',
    /^(?:(?:cook(?:ing)?|bak(?:e|ing))(?: ?time)?|oven time|tiempo de (?:cocción|horno)|tempo di cottura|tempo de (?:forno|cozedura)|czas (?:gotowania|pieczenia|smażenia)|tillagningstid|gräddningstid|pişirme(?: süresi)?|加熱時間|koch(?:zeit|-?\/(?:back|gar)zeit)?|backzeit|garzeit|(?:temps de )?cuisson|(?:tiempo de )?cocción|(?:tempo di )?cottura|(?:tempo de )?(?:cozimento|cozedura)|kooktijd|oventijd|baktijd|koktid|steketid|vaření|pečení|varenie|pečenie|timp de gătire|время готовки|bagetid|kogetid)(?=[\s:]|$)/i,
  ],
  [
    'yields',
    /^(?:serv(?:es|ings?)(?: size)?|yields?|makes|portion(?:en|s|er|i)?|für|für ca\.?|pour|para|personen?|personnes?|rendement|menge|raciones|porciones|porções|rinde|rende|voor|antall? (?:portioner|personer|porsjoner)|anzahl (?:portionen|personen)|number of servings|liczba porcji|kişi sayısı|número de (?:raciones|porciones)|nombre de (?:personnes|parts)|ergibt|rendimento|porzioni|dosi per|porties|aantal personen|porcje|porcí|porce|annoksia|annosmäärä|adag(?:ok száma)?|antal|comensales|commensali|porți[ie]|porții|počet porc[ií](?:í)?|(?:количество |кол-во )?порци[ийя]|(?:кількість )?порці[ійя]|μερίδες|kaç kişilik|rendimiento|recipe yield|quantity|khẩu phần|số (?:người ăn|phần)|(?:कितने )?लोगों के लिए|सर्विंग(?:्स)?|สำหรับ|จำนวน|ปริมาณ|인원|분량|عدد (?:الحصص|الأشخاص)|מספר מנות)(?=[\s:]|$)/i,
  ],
]
