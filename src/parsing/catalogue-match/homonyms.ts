import { isPlural } from './name-words'

/** The kind of amount before a name, which distinguishes foods that share a name. */
export type Measure = 'none' | 'count' | 'piece' | 'spoon' | 'volume' | 'weight' | 'package'

/** The context of a name: facts of its line. */
export type MatchContext = {
  measure?: Measure
  /** Whether the line states a preparation ("chopped"), as for fresh food. */
  isPrepared?: boolean
  /** BCP 47; in languages other than English only whole names match. */
  language?: string | null
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const UNITS: readonly (readonly [Measure, ReadonlySet<string>])[] = [
  ['spoon', words('teaspoon tablespoon dessertspoon pinch dash drop')],
  ['volume', words('cup milliliter centiliter deciliter liter fluid-ounce pint quart gallon')],
  ['weight', words('gram kilogram milligram dekagram hectogram ounce pound')],
  ['package', words('can tin jar bottle package packet pouch bag box carton container envelope')],
]

/** Returns the kind of an amount; `unit` is a slug. */
export function getMeasure(quantity: number | null, unit: string | null): Measure {
  if (unit === null) return quantity === null ? 'none' : 'count'
  return UNITS.find(([, units]) => units.has(unit))?.[0] ?? 'piece'
}

/** Entries by kind of amount; null if any choice would be a guess. */
type Meanings = Partial<Record<Measure | 'plural' | 'prepared', string | null>> & {
  otherwise: string | null
}

const HOMONYMS: ReadonlyMap<string, Meanings> = new Map(
  Object.entries<Meanings>({
    pepper: {
      spoon: 'black pepper',
      none: 'black pepper',
      weight: null,
      package: null,
      plural: 'bell pepper',
      otherwise: 'bell pepper',
    },
    'red pepper': { spoon: null, none: null, package: null, otherwise: 'red bell pepper' },
    chicken: { count: 'whole chicken', plural: 'whole chicken', otherwise: 'chicken' },
    coriander: { spoon: null, prepared: 'cilantro', package: null, otherwise: 'cilantro' },
    ginger: { spoon: null, prepared: 'ginger', otherwise: 'ginger' },
    chili: { spoon: null, prepared: 'red chili', package: null, otherwise: 'red chili' },
    paprika: { count: null, piece: null, plural: null, otherwise: 'paprika' },
    clove: { count: 'whole clove', none: 'whole clove', spoon: 'ground cloves', otherwise: null },
    cinnamon: {
      count: 'cinnamon stick',
      piece: 'cinnamon stick',
      plural: 'cinnamon stick',
      otherwise: 'ground cinnamon',
    },
    cardamom: {
      count: 'cardamom pod',
      piece: 'cardamom pod',
      plural: 'cardamom pod',
      otherwise: 'ground cardamom',
    },
    vanilla: {
      count: 'vanilla bean',
      piece: 'vanilla bean',
      package: null,
      otherwise: 'vanilla extract',
    },
    allspice: { count: 'allspice berry', otherwise: 'allspice' },
    coffee: { spoon: null, weight: null, otherwise: 'coffee' },
  }),
)

/**
 * Returns the entry name that a homonym means, or undefined for an unambiguous name. A plural
 * counts even without an amount, and is never a spice measured by the spoon.
 */
export function resolveHomonym(
  name: string,
  written: string,
  context: MatchContext,
): string | null | undefined {
  const meanings = HOMONYMS.get(name)
  if (!meanings) return undefined
  const meaning = meanings[readingOf(meanings, written, context)]
  return meaning === undefined ? meanings.otherwise : meaning
}

function readingOf(
  meanings: Meanings,
  written: string,
  { measure = 'none', isPrepared = false }: MatchContext,
): keyof Meanings {
  if (measure === 'spoon') return isPrepared && 'prepared' in meanings ? 'prepared' : measure
  return 'plural' in meanings && isPlural(written) ? 'plural' : measure
}

/** Words that mean another food in some other language: `raisin` is a grape in French. */
const FALSE_FRIENDS = words(
  'paprika raisin prune pimiento pimento salsa peperoncino speck crema masa tortilla citron chip date pepper mole rape lime panela',
)

/** Returns whether the words of a name in another language may be taken for an English name. */
export function isSharedName(name: readonly string[]): boolean {
  return !name.some((word) => FALSE_FRIENDS.has(word))
}
