/** Units that also name an ingredient or a cut, so that they require a name after them. */
export const NAME_LIKE_UNITS = new Set([
  'clove',
  'ear',
  'leaf',
  'head',
  'stem',
  'stick',
  'round',
  'part',
  'loaf',
  'bulb',
  'slice',
  'strip',
  'fillet',
  'wedge',
  'bar',
  'block',
  'roll',
  'stalk',
  'sheet',
  'drop',
  'box',
  'tub',
  'piece',
  'cube',
  'link',
  'pod',
  'rack',
  'skewer',
  'floret',
  'square',
  'strand',
  'squeeze',
  'drizzle',
  'glug',
  'shot',
  'pouch',
])

/**
 * Units of measurement, which never name an ingredient: they may be glued to a number or repeated
 * in a second system.
 */
export const MEASURES = new Set([
  'cup',
  'tablespoon',
  'teaspoon',
  'dessertspoon',
  'fluid-ounce',
  'ounce',
  'pound',
  'gram',
  'kilogram',
  'milligram',
  'dekagram',
  'hectogram',
  'milliliter',
  'centiliter',
  'deciliter',
  'liter',
  'pint',
  'quart',
  'gallon',
  'inch',
  'centimeter',
  'millimeter',
])

/** Words for how full a spoon or cup is, before the unit. */
export const MEASURE_MODIFIERS = new Set(
  (
    'heaping heaped heap scant generous good level rounded big small large medium full packed ' +
    'overflowing healthy thin thick fat very slightly firmly lightly loosely tightly gehäufte ' +
    'gehäufter gestrichene gestrichener geh gestr bombée bombées rase rases rågad rågade plump'
  ).split(' '),
)

/** Words for the size of an ingredient. */
export const SIZES = new Set(
  (
    'large small medium lg sm md med xl extra-large medium-large medium-small medium-size ' +
    'medium-sized large-sized small-sized big jumbo tiny largish smallish ' +
    'große großer großes kleine kleiner kleines mittelgroße mittelgroßer grand grande grandes ' +
    'grands gros grosse grosses petit petite petits petites moyen moyenne moyens moyennes grote kleine stor stora ' +
    'liten små gran pequeño pequeña pequeños pequeñas mediano mediana pequeno pequena médio média'
  ).split(' '),
)

/** Units in which food is sold; the text after them names a product ("diced" tomatoes). */
export const CONTAINERS = new Set([
  'can',
  'tin',
  'jar',
  'bottle',
  'package',
  'packet',
  'pouch',
  'bag',
  'box',
  'carton',
  'container',
  'tub',
  'envelope',
])
