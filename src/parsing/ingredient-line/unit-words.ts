/**
 * Canonical units: slug, then every writing that means it, in English first, then German, French,
 * Dutch, Scandinavian, Spanish, Portuguese, Italian and Slavic ones. Lower case.
 */
export const UNIT_WORDS: [slug: string, writings: string][] = [
  ['cup', 'cup, cups, c, cs, tasse, tassen, tasses, taza, tazas, xícara, xícaras, xicara, xicaras, chávena, chávenas, kop, koppar, kopp, kopje, kopjes, tazza, tazze, szklanka, szklanki, hrnek, hrnky, šálek, šálky, šálka, šálky, bögre, csésze, šalica, šalice'],
  ['tablespoon', 'tablespoon, tablespoons, tbsp, tbsps, tbs, tb, tbl, tbls, tblsp, tblsps, tbps, tbp, tablesp, el, esslöffel, eßlöffel, essl, cs, càs, cas, c.à.s, cuillère à soupe, cuillères à soupe, cuillère à s, cuillères à s, cuil à soupe, cuil. à soupe, c à soupe, c. à soupe, c à s, c. à s, eetlepel, eetlepels, msk, matsked, matskedar, ss, spiseskje, spiseskjeer, spsk, spiseske, spiseskeer, cucharada, cucharadas, cda, cdas, colher de sopa, colheres de sopa, colher sopa, colheres (de sopa), cucchiaio, cucchiai, łyżka, łyżki, łyżek, lžíce, lžic, pl, polévková lžíce, polievková lyžica, lyžica, lyžice, žlica, žlice, evőkanál, ek, ruokalusikka, ruokalusikallista, rkl, yemek kaşığı, ст. ложка, ст. ложки, ст. л, столовая ложка'],
  ['teaspoon', 'teaspoon, teaspoons, tsp, tsps, teasp, tspn, tl, teelöffel, teel, cc, càc, cac, c.à.c, cuillère à café, cuillères à café, cuillère à c, cuillères à c, cuil à café, cuil. à café, c à café, c. à café, c à c, c. à c, cuillère à thé, cuillères à thé, c. à thé, theelepel, theelepels, tsk, tesked, teskedar, ts, teskje, teskjeer, teske, teskeer, cucharadita, cucharaditas, cdta, cdtas, cdita, colher de chá, colheres de chá, colher chá, colheres (de chá), colher de café, cucchiaino, cucchiaini, łyżeczka, łyżeczki, łyżeczek, lžička, lžičky, lžiček, čl, čajová lyžička, lyžička, lyžičky, žličica, žličice, teáskanál, kk, tk, teelusikka, teelusikallista, çay kaşığı, ч. ложка, ч. ложки, ч. л, чайная ложка'],
  ['dessertspoon', 'dessertspoon, dessertspoons, dessert spoon, dessert spoons, dsp, dstspn, dessertlepel'],
  ['fluid-ounce', 'fluid ounce, fluid ounces, fl oz, fl. oz, floz, fluid oz, fl ounce, fl ounces, fl ozs, oz fl'],
  ['ounce', 'ounce, ounces, oz, ozs, onza, onzas, once, onces'],
  ['pound', 'pound, pounds, lb, lbs, pfund, livre, livres, libra, libras, pond'],
  ['gram', 'gram, grams, g, gs, gm, gms, gr, grm, gramme, grammes, gramm, gramo, gramos, grama, gramas, grammo, grammi, grammer, grammaa, г, гр'],
  ['kilogram', 'kilogram, kilograms, kg, kgs, kilo, kilos, kilogramme, kilogrammes, kilogramm, kilogramo, kilogramos, quilo, quilos, chilo, chili, кг'],
  ['milligram', 'milligram, milligrams, mg'],
  ['decagram', 'dag, dkg, deka, dekagram'],
  ['hectogram', 'hg, hekto, etto, etti'],
  ['milliliter', 'milliliter, milliliters, millilitre, millilitres, ml, mls, mililitro, mililitros, millilitri, мл'],
  ['centiliter', 'centiliter, centiliters, centilitre, centilitres, cl'],
  ['deciliter', 'deciliter, deciliters, decilitre, decilitres, dl, dcl'],
  ['liter', 'liter, liters, litre, litres, l, lt, ltr, ltrs, litro, litros, litri, л'],
  ['pint', 'pint, pints, pt, pts'],
  ['quart', 'quart, quarts, qt, qts'],
  ['gallon', 'gallon, gallons, gal, gals'],
  ['inch', 'inch, inches, in, "'],
  ['centimeter', 'centimeter, centimeters, centimetre, centimetres, cm, cms'],
  ['millimeter', 'millimeter, millimeters, millimetre, millimetres, mm'],
  ['pinch', 'pinch, pinches, prise, prisen, pincée, pincées, snufje, snufjes, nypa, nypor, klype, knivspids, pizca, pizcas, pitada, pitadas, pizzico, pizzichi, szczypta, szczypty, špetka, špetky, štipka, štipku, prstohvat, csipet, ripaus, tutam, щепотка'],
  ['dash', 'dash, dashes, schuss, spritzer, trait, scheutje, skvätt, chorro, chorrito'],
  ['splash', 'splash, splashes, glug, glugs, drizzle, filet'],
  ['drop', 'drop, drops, tropfen, goutte, gouttes, druppel, druppels, droppar, gota, gotas, goccia, gocce'],
  ['smidgen', 'smidgen, smidge'],
  ['handful', 'handful, handfuls, handsful, hand, handvoll, poignée, poignées, handje, handvol, näve, håndfull, håndfuld, puñado, puñados, punhado, manciata, garść, hrst, hŕstka'],
  ['clove', 'clove, cloves, zehe, zehen, knoblauchzehe, knoblauchzehen, gousse, gousses, teen, teentje, teentjes, tenen, klyfta, klyftor, fedd, fed, båt, diente, dientes, dente, dentes, spicchio, spicchi, ząbek, ząbki, stroužek, stroužky, strúčik, strúčiky, gerezd'],
  ['slice', 'slice, slices, scheibe, scheiben, tranche, tranches, plak, plakken, plakje, plakjes, sneetje, sneetjes, skiva, skivor, skive, skiver, rebanada, rebanadas, loncha, lonchas, rodaja, rodajas, fatia, fatias, fetta, fette, plátek, plátky, plaster, plastry, plátok'],
  ['piece', 'piece, pieces, pc, pcs, pce, pces, stück, stücke, stk, morceau, morceaux, pièce, pièces, stuk, stuks, stukje, stukjes, st, stycken, styck, pieza, piezas, trozo, trozos, pedaço, pedaços, unidade, unidades, pezzo, pezzi, sztuka, sztuki, sztuk, szt, ks, kus, kusy, kom, db'],
  ['can', 'can, cans, tin, tins, dose, dosen, boîte, boîtes, boite, boites, blik, blikje, blikjes, burk, burkar, boks, dåse, dåser, lata, latas, scatola, scatoletta, puszka, puszki, plechovka, konzerva'],
  ['jar', 'jar, jars, glas, gläser, pot, pots, potje, bocal, bote, frasco, barattolo, vasetto, słoik'],
  ['bottle', 'bottle, bottles, btl, flasche, flaschen, bouteille, fles, flaska, flaske, botella, garrafa, bottiglia'],
  ['package', 'package, packages, pkg, pkgs, pkt, pkts, packet, packets, pack, packs, päckchen, packung, packungen, pck, pkch, paquet, paquets, pak, pakje, pakjes, paket, pakke, pakker, paquete, paquetes, pacote, pacotes, confezione, opakowanie, balíček, balenie'],
  ['sachet', 'sachet, sachets, beutel, sobre, sobres, bustina, bustine, zakje, zakjes, påse'],
  ['bag', 'bag, bags, zak, sac, sacs, bolsa, bolsas'],
  ['box', 'box, boxes, karton, caja, cajas, doos'],
  ['carton', 'carton, cartons'],
  ['container', 'container, containers, ctn, becher, bak, bakje, bakjes, vaschetta'],
  ['tub', 'tub, tubs, tube, tubes'],
  ['punnet', 'punnet, punnets, basket, baskets, barquette'],
  ['envelope', 'envelope, envelopes, env'],
  ['bunch', 'bunch, bunches, bn, bund, bunde, bouquet, botte, bottes, bos, bosje, bosjes, knippe, knipper, bundt, kruka, manojo, manojos, ramo, maço, maços, mazzo, mazzetto, pęczek, pęczki, svazek, zväzok, csokor'],
  ['sprig', 'sprig, sprigs, zweig, zweige, brin, brins, branche, branches, takje, takjes, tak, kvist, kvistar, kvister, kviste, ramita, ramitas, rametto, rametti, ramo, gałązka, gałązki, snítka, snítky'],
  ['stalk', 'stalk, stalks, stange, stangen, stengel, stengels, stängel, stiel, stiele, stjälk, stjälkar, tige, tiges, tallo, tallos, talo, talos, gambo, costa, coste, łodyga'],
  ['rib', 'rib, ribs'],
  ['stick', 'stick, sticks, bâton, bâtons, stokje'],
  ['stem', 'stem, stems'],
  ['head', 'head, heads, kopf, köpfe, tête, krop, huvud, hode, hoved, cabeza, cabezas, cabeça, testa, główka'],
  ['bulb', 'bulb, bulbs, knolle, knollen, bulbe, bulbo, knol'],
  ['ear', 'ear, ears'],
  ['leaf', 'leaf, leaves, blatt, blätter, feuille, feuilles, blaadje, blaadjes, blad, hoja, hojas, folha, folhas, foglia, foglie, listek, liść, liście'],
  ['sheet', 'sheet, sheets, vel, vellen, plade, plader, lámina, láminas'],
  ['wedge', 'wedge, wedges'],
  ['strip', 'strip, strips'],
  ['slab', 'slab, slabs'],
  ['block', 'block, blocks, würfel, cube'],
  ['bar', 'bar, bars, tafel, tafeln, tablette, tablettes, tableta, tavoletta'],
  ['loaf', 'loaf, loaves'],
  ['scoop', 'scoop, scoops'],
  ['knob', 'knob, knobs, noix, noisette, knolletje, nocciolina'],
  ['round', 'round, rounds'],
  ['rasher', 'rasher, rashers'],
  ['fillet', 'filete'],
  ['dozen', 'dozen, doz, dozens, dutzend, douzaine, docena, dúzia, dozzina, dozijn, dussin'],
  ['part', 'part, parts'],
  ['serving', 'serving, servings'],
  ['recipe', 'recipe, recipes, batch, batches, quantity'],
  ['glass', 'wine glass, wineglass, sherry glass, shot glass, shot, shots, glass, glasses, jigger, jiggers, copa, copo, verre, verres, bicchiere, bicchieri'],
]

/** Units that also name an ingredient or a cut, so that they need a name after them. */
export const NAME_LIKE_UNITS = new Set([
  'clove', 'ear', 'leaf', 'rib', 'head', 'stem', 'stick', 'round', 'part', 'loaf', 'bulb', 'slice',
  'strip', 'fillet', 'wedge', 'bar', 'block', 'roll', 'stalk', 'sheet', 'drop', 'box', 'tub', 'piece',
])

/** Units that measure and so never name a thing: these can stand glued or in a second system. */
export const MEASURES = new Set([
  'cup', 'tablespoon', 'teaspoon', 'dessertspoon', 'fluid-ounce', 'ounce', 'pound', 'gram',
  'kilogram', 'milligram', 'decagram', 'hectogram', 'milliliter', 'centiliter', 'deciliter',
  'liter', 'pint', 'quart', 'gallon', 'inch', 'centimeter', 'millimeter',
])

/** Words that tell how full a spoon or cup is; they stand before the unit. */
export const MEASURE_MODIFIERS = new Set(
  (
    'heaping heaped heap scant generous good level rounded big small large medium full packed ' +
    'overflowing healthy thin thick fat very slightly firmly lightly loosely tightly gehäufte ' +
    'gehäufter gestrichene gestrichener geh gestr bombée bombées rase rases rågad rågade plump'
  ).split(' '),
)

/** Words that tell the size of the whole thing. */
export const SIZES = new Set(
  (
    'large small medium lg sm md med xl extra-large medium-large medium-small medium-size ' +
    'medium-sized large-sized small-sized big jumbo tiny largish smallish ' +
    'große großer großes kleine kleiner kleines mittelgroße mittelgroßer grand grande grandes ' +
    'grands petit petite petits petites moyen moyenne moyens moyennes grote kleine stor stora ' +
    'liten små gran pequeño pequeña pequeños pequeñas mediano mediana pequeno pequena médio média'
  ).split(' '),
)

/** Units in which food is sold: what stands after them is a product, also "diced" tomatoes. */
export const CONTAINERS = new Set([
  'can', 'jar', 'bottle', 'package', 'sachet', 'bag', 'box', 'carton', 'container', 'tub', 'envelope',
])
