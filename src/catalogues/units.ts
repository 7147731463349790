import { namesIn } from '@/src/catalogues/catalogue-table'
import type { CatalogueUnit } from '@/src/catalogues/catalogue-types'

/**
 * Millilitres in a US customary cup.
 * @see docs/product/amounts-and-units.md#conversion
 */
export const CUP_MILLILITERS = 236.588

/** Millilitres in a tablespoon: a sixteenth of the cup. */
export const TABLESPOON_MILLILITERS = 14.787

/** Millilitres in a teaspoon: a third of the tablespoon. */
export const TEASPOON_MILLILITERS = 4.929

type Names = readonly [
  title: string,
  pluralTitle: string,
  abbreviation: string | null,
  aliases?: string,
]
type Traits = Pick<CatalogueUnit, 'system' | 'kind' | 'milliliters' | 'grams'>

function unit(
  slug: string,
  [title, pluralTitle, abbreviation, aliases]: Names,
  traits: Traits,
): CatalogueUnit {
  return { slug, title, pluralTitle, abbreviation, ...traits, aliases: namesIn(aliases) }
}

/** Units without a size: pieces of food, or the packages it is sold in. */
function sizeless(kind: CatalogueUnit['kind'], rows: readonly Names[]): CatalogueUnit[] {
  return rows.map((names) => unit(names[0].replace(/ /g, '-'), names, { system: 'any', kind }))
}

function volume(system: CatalogueUnit['system'], milliliters: number): Traits {
  return { system, kind: 'volume', milliliters }
}

function weight(system: CatalogueUnit['system'], grams: number): Traits {
  return { system, kind: 'weight', grams }
}

function imprecise(milliliters?: number): Traits {
  const traits = { system: 'any', kind: 'imprecise' } as const
  return milliliters === undefined ? traits : { ...traits, milliliters }
}

// Spoons lie in every kitchen's drawer: their system is `any`, so a switch of measures leaves them.
// Readers fold case, so a lone `T` (tablespoon) cannot stand here beside `t` (teaspoon): a reader
// that wants the difference looks at the letter before it folds.
const volumes: readonly CatalogueUnit[] = [
  unit(
    'milliliter',
    ['milliliter', 'milliliters', 'ml', 'millilitre, millilitres, mls, mil, mils, cc'],
    volume('metric', 1),
  ),
  unit(
    'centiliter',
    ['centiliter', 'centiliters', 'cl', 'centilitre, centilitres, cls'],
    volume('metric', 10),
  ),
  unit(
    'deciliter',
    ['deciliter', 'deciliters', 'dl', 'decilitre, decilitres, dls'],
    volume('metric', 100),
  ),
  unit(
    'liter',
    ['liter', 'liters', 'l', 'litre, litres, ltr, ltrs, lt, litro, litros, litri'],
    volume('metric', 1000),
  ),
  unit(
    'teaspoon',
    [
      'teaspoon',
      'teaspoons',
      'tsp',
      'tsps, t, ts, tspn, teasp, teaspoonful, teaspoonfuls, teaspoonsful, tl, teelöffel, theelepel, theelepels, cuillère à café, cuillères à café, cuillerée à café, cuillerées à café, c. à c, càc, cucharadita, cucharaditas, cucchiaino, cucchiaini',
    ],
    volume('any', TEASPOON_MILLILITERS),
  ),
  unit(
    'dessertspoon',
    ['dessertspoon', 'dessertspoons', 'dsp', 'dessertspoonful, dessertspoonfuls, dstspn, dssp'],
    volume('any', 9.858),
  ),
  unit(
    'tablespoon',
    [
      'tablespoon',
      'tablespoons',
      'tbsp',
      'tbsps, tbs, tb, tbl, tbls, tblsp, tblsps, tbspn, tbspns, tablesp, tablespoonful, tablespoonfuls, tablespoonsful, el, esslöffel, eetlepel, eetlepels, cuillère à soupe, cuillères à soupe, cuillerée à soupe, cuillerées à soupe, c. à s, càs, cucharada, cucharadas, cucchiaio, cucchiai',
    ],
    volume('any', TABLESPOON_MILLILITERS),
  ),
  unit(
    'fluid-ounce',
    [
      'fluid ounce',
      'fluid ounces',
      'fl oz',
      'fl. oz, fl.oz, floz, fluid oz, fluidounce, fluidounces, fl ounce, fl ounces, oz fl',
    ],
    volume('imperial', 29.574),
  ),
  unit(
    'cup',
    [
      'cup',
      'cups',
      'c',
      'cupful, cupfuls, cupsful, cp, tasse, tassen, tasses, taza, tazas, tazza, tazze, kop, koppen, kopje, kopjes',
    ],
    volume('imperial', CUP_MILLILITERS),
  ),
  unit('gill', ['gill', 'gills', null], volume('imperial', 118.294)),
  unit('pint', ['pint', 'pints', 'pt', 'pts'], volume('imperial', 473.176)),
  unit('quart', ['quart', 'quarts', 'qt', 'qts'], volume('imperial', 946.353)),
  unit('gallon', ['gallon', 'gallons', 'gal', 'gals'], volume('imperial', 3785.41)),
  unit('jigger', ['jigger', 'jiggers', null], volume('imperial', 44.36)),
  unit('shot', ['shot', 'shots', null], volume('imperial', 44.36)),
]

const weights: readonly CatalogueUnit[] = [
  unit(
    'milligram',
    ['milligram', 'milligrams', 'mg', 'milligramme, milligrammes, mgs'],
    weight('metric', 0.001),
  ),
  unit(
    'gram',
    ['gram', 'grams', 'g', 'gramme, grammes, gr, grs, gm, gms, gs, gramm, gramo, gramos, grammi'],
    weight('metric', 1),
  ),
  unit(
    'dekagram',
    ['dekagram', 'dekagrams', 'dag', 'decagram, decagrams, dekagramm, dkg, deka'],
    weight('metric', 10),
  ),
  unit(
    'kilogram',
    [
      'kilogram',
      'kilograms',
      'kg',
      'kilo, kilos, kilogramme, kilogrammes, kgs, kilogramm, kilogramo, kilogramos, chilo',
    ],
    weight('metric', 1000),
  ),
  unit('ounce', ['ounce', 'ounces', 'oz', 'ozs, onza, onzas'], weight('imperial', 28.3495)),
  unit(
    'pound',
    ['pound', 'pounds', 'lb', 'lbs, #, pound weight, libra, libras'],
    weight('imperial', 453.592),
  ),
]

const lengths: readonly CatalogueUnit[] = [
  unit('millimeter', ['millimeter', 'millimeters', 'mm', 'millimetre, millimetres'], {
    system: 'metric',
    kind: 'length',
  }),
  unit('centimeter', ['centimeter', 'centimeters', 'cm', 'centimetre, centimetres, cms'], {
    system: 'metric',
    kind: 'length',
  }),
  unit('inch', ['inch', 'inches', 'in', '", ″, ins, inch-long'], {
    system: 'imperial',
    kind: 'length',
  }),
]

// A dash is an eighth of a teaspoon, a pinch a sixteenth, a smidgen a thirty-second, a drop a
// ninety-sixth: the sizes of American measuring spoon sets.
const imprecises: readonly CatalogueUnit[] = [
  unit('dash', ['dash', 'dashes', null, 'ds, shake, shakes'], imprecise(0.616)),
  unit(
    'pinch',
    [
      'pinch',
      'pinches',
      null,
      'pn, pinch of, good pinch, large pinch, small pinch, generous pinch, big pinch, prise, prisen, pincée, pincées, pizca, pizcas, pizzico, snufje, snufjes, msp, messerspitze',
    ],
    imprecise(0.308),
  ),
  unit('smidgen', ['smidgen', 'smidgens', null, 'smidge, smidgeon, smidgin'], imprecise(0.154)),
  unit(
    'drop',
    ['drop', 'drops', null, 'droplet, droplets, tropfen, goutte, gouttes'],
    imprecise(0.051),
  ),
  unit('splash', ['splash', 'splashes', null, 'schuss, good splash'], imprecise()),
  unit('drizzle', ['drizzle', 'drizzles', null], imprecise()),
  unit('glug', ['glug', 'glugs', null, 'good glug'], imprecise()),
  unit('squeeze', ['squeeze', 'squeezes', null, 'good squeeze'], imprecise()),
  unit('dollop', ['dollop', 'dollops', null, 'blob, blobs, klecks'], imprecise()),
  unit(
    'sprinkle',
    ['sprinkle', 'sprinkles', null, 'sprinkling, sprinklings, scattering, dusting'],
    imprecise(),
  ),
  unit(
    'handful',
    [
      'handful',
      'handfuls',
      null,
      'handsful, small handful, large handful, big handful, handvoll, poignée, poignées, puñado, puñados, manciata, handvol',
    ],
    imprecise(),
  ),
  unit('knob', ['knob', 'knobs', null, 'noix, knobs of, pat, pats'], imprecise()),
  unit('scoop', ['scoop', 'scoops', null, 'scoopful, scoopfuls, heaped scoop'], imprecise()),
  unit('spoonful', ['spoonful', 'spoonfuls', null, 'spoon, spoons, spoonsful'], imprecise()),
  unit(
    'glass',
    [
      'glass',
      'glasses',
      null,
      'glassful, glassfuls, wine glass, wineglass, sherry glass, glas, verre, verres, vaso, vasos',
    ],
    imprecise(),
  ),
  unit('part', ['part', 'parts', null, 'measure, measures, teil, teile'], imprecise()),
]

const counts: readonly CatalogueUnit[] = sizeless('count', [
  [
    'piece',
    'pieces',
    'pc',
    'pcs, pce, pces, pc., chunk, chunks, thumb-sized piece, thumb, thumbs, in piece, stück, stk, stuk, stuks, pièce, pièces, pieza, piezas, pezzo, pezzi',
  ],
  ['dozen', 'dozen', 'dz', 'dozens, doz, dutzend, douzaine, docena, dozijn'],
  [
    'clove',
    'cloves',
    null,
    'garlic clove, garlic cloves, zehe, zehen, gousse, gousses, diente, dientes, spicchio, spicchi, teen, tenen',
  ],
  [
    'slice',
    'slices',
    null,
    'sl, slc, deli slice, deli slices, scheibe, scheiben, tranche, tranches, rebanada, rebanadas, fetta, fette, plak, plakken, sneetje, sneetjes',
  ],
  [
    'sprig',
    'sprigs',
    null,
    'spr, zweig, zweige, brin, brins, rametto, rametti, takje, takjes, ramita, ramitas',
  ],
  [
    'stalk',
    'stalks',
    null,
    'rib, ribs, stengel, stengels, stange, stangen, branche, branches, tallo, tallos',
  ],
  ['stem', 'stems', null, 'stiel, stiele, tige, tiges'],
  ['stick', 'sticks', null, 'butter stick, quill, quills, bâton, bâtons'],
  [
    'leaf',
    'leaves',
    null,
    'lvs, blatt, blätter, feuille, feuilles, hoja, hojas, foglia, foglie, blad, blaadjes',
  ],
  ['head', 'heads', null, 'hd, hds, kopf, köpfe, tête, têtes, cabeza, cabezas'],
  ['heart', 'hearts', null, 'cœur, cœurs'],
  ['bulb', 'bulbs', null, 'knolle, knollen, bulbe, bulbes'],
  [
    'bunch',
    'bunches',
    null,
    'bn, bch, bunch of, bund, bündel, botte, bottes, bouquet, manojo, manojos, mazzo, bos, bosje',
  ],
  ['ear', 'ears', null, 'cob, cobs, kolben, épi, épis, mazorca, mazorcas'],
  ['crown', 'crowns', null],
  ['floret', 'florets', null, 'röschen, floweret, flowerets'],
  ['pod', 'pods', null, 'schote, schoten, vaina, vainas'],
  ['segment', 'segments', null],
  ['wedge', 'wedges', null, 'spalte, spalten'],
  ['strip', 'strips', null, 'streifen, tira, tiras'],
  ['rasher', 'rashers', null],
  ['fillet', 'fillets', null, 'filet, filets, filete, filetes'],
  ['link', 'links', null],
  ['patty', 'patties', null],
  ['rack', 'racks', null],
  ['slab', 'slabs', null, 'slab of'],
  ['sheet', 'sheets', null, 'platte, platten, plaque, plaques, vel, vellen'],
  ['square', 'squares', null],
  ['bar', 'bars', null, 'tafel, tafeln, tablette, tablettes'],
  ['block', 'blocks', null],
  ['cube', 'cubes', null, 'würfel, dé, dés, cubito, cubitos, dado, blokje, blokjes'],
  ['cone', 'cones', null],
  ['disk', 'disks', null, 'disc, discs'],
  ['strand', 'strands', null, 'thread, threads, faden, fäden'],
  ['nest', 'nests', null],
  ['ball', 'balls', null, 'kugel, kugeln, boule, boules'],
  ['loaf', 'loaves', null, 'laib, laibe'],
  ['skewer', 'skewers', null],
  ['recipe', 'recipes', null, 'batch, batches, quantity, quantities, portion, portions'],
  ['serving', 'servings', null, 'srv'],
])

const packages: readonly CatalogueUnit[] = sizeless('package', [
  [
    'can',
    'cans',
    null,
    'cn, dose, dosen, boîte, boîtes, lata, latas, lattina, scatola, scatole, blik, blikken',
  ],
  ['tin', 'tins', null],
  ['jar', 'jars', null, 'gläser, bocal, bocaux, frasco, frascos, vasetto, vasetti'],
  [
    'bottle',
    'bottles',
    null,
    'btl, btls, flasche, flaschen, bouteille, bouteilles, botella, botellas, bottiglia, fles, flessen',
  ],
  [
    'package',
    'packages',
    'pkg',
    'pkgs, pkge, pack, packs, pk, pks, packung, packungen, pck, pckg, paquet, paquets, paquete, paquetes, pacchetto, pacco, pak, pakken, pakje, pakjes',
  ],
  [
    'packet',
    'packets',
    'pkt',
    'pkts, sachet, sachets, päckchen, bustina, bustine, zakje, zakjes, tütchen',
  ],
  ['envelope', 'envelopes', null, 'env, envs, sobre, sobres'],
  ['pouch', 'pouches', null],
  [
    'bag',
    'bags',
    null,
    'bg, sack, sacks, beutel, tüte, tüten, sac, sacs, bolsa, bolsas, zak, zakken',
  ],
  ['box', 'boxes', null, 'bx, schachtel, schachteln, caja, cajas, doos'],
  ['carton', 'cartons', null, 'ctn, ctns, karton, kartons'],
  ['container', 'containers', null, 'cntr, becher'],
  ['tub', 'tubs', null],
  ['pot', 'pots', null],
  ['punnet', 'punnets', null, 'schale, schalen, barquette, barquettes, bakje, bakjes'],
  ['basket', 'baskets', null],
  ['tube', 'tubes', null],
  ['tray', 'trays', null],
  ['roll', 'rolls', null, 'rolle, rollen, rouleau, rouleaux'],
  ['case', 'cases', null],
  ['crate', 'crates', null],
  ['keg', 'kegs', null],
  ['tea bag', 'tea bags', null, 'teabag, teabags, teebeutel'],
])

/** Every unit an amount can carry. Conversions run through `milliliters` and `grams`. */
export const units: readonly CatalogueUnit[] = [
  ...volumes,
  ...weights,
  ...lengths,
  ...imprecises,
  ...counts,
  ...packages,
]
