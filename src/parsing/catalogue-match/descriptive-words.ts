import { PREPARATION_PARTICIPLES } from '@/src/parsing/ingredient-line/preparation-words'
import { SIZES } from '@/src/parsing/ingredient-line/unit-kinds'
import { isPartOf } from './food-parts'

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Participles of preparation that make another food: "cooked rice", "fried onions". */
const CHANGING = new Set(
  words('cooked boiled fried grilled mashed pureed browned dissolved rubbed'),
)

/** Words that do not make another ingredient: "large free-range eggs" are eggs. */
const DESCRIPTIVE = new Set([
  ...words(`
    fresh freshly ripe ripened overripe firm organic free
    wild live boneless skinless good best better fine quality top high premium nice choice
    cold warm hot chilled boiling lukewarm tepid uncooked raw frozen thawed homemade
    ready lean thin thick pure natural unsalted low reduced lower less sodium fat nonfat
    full skim lite light unsweetened unflavored unbleached bleached toasted blanched flaky flat
    coarse finely roughly coarsely thinly thickly packed loosely lightly firmly tightly very extra
    young tender baby mini miniature whole seedless unpeeled unwaxed untreated about
    more additional optional any other some few several favorite favourite your squeezed each
    mature aged sharp mild medium regular plain standard prepared bottled jarred heirloom local
    seasonal domestic imported refined unrefined filtered smooth silky velvety tasty fluffy delicious
    juicy plump fragrant fruity robust hearty crisp crunchy runny trimmed
    size sized style brand moisture soft little prime
  `),
  ...[...PREPARATION_PARTICIPLES].filter((word) => /^[a-z]+$/.test(word) && !CHANGING.has(word)),
  ...SIZES,
])

const COLORS = new Set(words('red green yellow white purple black orange golden pink blue brown'))

/** Foods that stay what they are in any colour; varieties with an entry of their own come first. */
const COLORED = new Set(
  words(`
    apple grape plum cherry peach tomato carrot potato cabbage asparagus cauliflower quinoa cheese
    beet chard kale zucchini eggplant squash raisin fig rhubarb cucumber cheddar lobster
  `),
)

const NATIONS = new Set(
  words(`
    italian french spanish greek turkish mexican thai vietnamese chinese japanese korean indian
    english irish scottish american asian european german dutch moroccan sicilian portuguese
  `),
)

/** Foods that are sold dried, or of the whole grain, unless the name says otherwise. */
const PASTA = new Set(
  words(`
    pasta spaghetti penne fusilli macaroni linguine fettuccine tagliatelle rigatoni farfalle orzo
    noodle pappardelle bucatini orecchiette powder flake
  `),
)
const OF_PASTA = new Set(['dried', 'wheat', 'grain'])

/** Parts of a food that may also stand before its noun: "whole kernel corn". */
const NAMED_PARTS = new Set(['leaf', 'fillet', 'kernel'])

/** Liquids and pastes that are the same out of a can. */
const CANNED = new Set(words('stock broth milk sauce puree beer soda paste'))

/** A descriptive word and a noun that are another food together. */
const OTHER_FOODS = new Set([
  'baby corn',
  'frozen yogurt',
  'frozen lemonade',
  'frozen custard',
  'frozen daiquiri',
  'hot chocolate',
  'hot cocoa',
  'hot dog',
  'fresh cheese',
  'fresh bean',
  'mini egg',
  'wild leek',
  'wild fennel',
  'raw chocolate',
])

/** States that exclude those of a title: fresh lavender is not dried lavender. */
const OPPOSITES: Readonly<Record<string, readonly string[]>> = {
  fresh: ['dried', 'dry', 'canned', 'frozen', 'pickled', 'smoked', 'ground', 'powder', 'cooked'],
  freshly: ['dried', 'dry', 'canned', 'frozen'],
  whole: ['ground', 'sliced', 'slivered', 'crushed', 'powder', 'cooked'],
  raw: ['cooked', 'roasted', 'smoked', 'fried', 'corned'],
  frozen: ['dried', 'fresh', 'fried', 'canned'],
  unsweetened: ['sweetened', 'sweet'],
  unsalted: ['salted', 'salt'],
  light: ['dark'],
  fine: ['coarse', 'flaky', 'kosher'],
  coarse: ['fine', 'flaky'],
  chilled: ['frozen'],
}

/** Words that describe only together: "grass-fed beef", but "grass jelly". */
const PAIRS: ReadonlyMap<string, readonly string[]> = new Map([
  ['grass', ['fed']],
  ['pasture', ['raised']],
  ['farm', ['raised', 'fresh']],
  ['cage', ['free']],
  ['free', ['range']],
  ['store', ['bought']],
  ['shop', ['bought']],
  ['home', ['made']],
  ['ready', ['made']],
  ['center', ['cut']],
  ['hand', ['cut']],
  ['room', ['temperature']],
  ['part', ['skim']],
  ['gluten', ['free']],
])

/**
 * Removes pairs of words that are descriptive only together; "gluten-free" before flour stays, as
 * it is another flour.
 */
export function removeDescriptivePairs(name: readonly string[]): readonly string[] {
  const isPair = (at: number): boolean =>
    PAIRS.get(name[at] ?? '')?.includes(name[at + 1] ?? '') ?? false
  if (name.at(-1) === 'flour' || !name.some((_, at) => isPair(at))) return name
  return name.filter((_, at) => !isPair(at) && !isPair(at - 1))
}

/** Returns whether a word leaves the meaning of a noun unchanged. */
export function isDescriptive(word: string): boolean {
  return DESCRIPTIVE.has(word)
}

/**
 * A name of a catalogue entry with an additional word: noun, other words, and the title of the
 * entry.
 */
export type DescribedName = { head: string; others: readonly string[]; title: readonly string[] }

/** Returns whether an entry still matches a name with this additional word. */
export function isHarmless(word: string, { head, others, title }: DescribedName): boolean {
  if (COLORS.has(word)) return COLORED.has(head)
  if (NATIONS.has(word)) return others.length > 0
  if (word === 'canned') return CANNED.has(head)
  if (OF_PASTA.has(word)) return PASTA.has(head)
  if (NAMED_PARTS.has(word)) return isPartOf(word, head)
  if (!DESCRIPTIVE.has(word) || OTHER_FOODS.has(`${word} ${head}`)) return false
  return !OPPOSITES[word]?.some((opposite) => title.includes(opposite))
}
