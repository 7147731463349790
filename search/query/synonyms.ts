import { SPELLINGS } from './spellings'
import { toPhrase } from './words'

/** Names of one thing; each is a word or a few, as `toPhrase` writes them. */
export type SynonymGroup = readonly string[]

/** Synonyms that differ between British and American English. */
const COMMON = `
  cilantro, coriander, coriander leaf
  eggplant, aubergine
  zucchini, courgette
  arugula, rocket
  chickpea, garbanzo, garbanzo bean, chick pea
  scallion, spring onion, green onion
  shrimp, prawn
  rutabaga, swede
  beet, beetroot
  bell pepper, capsicum, sweet pepper
  cornstarch, cornflour
  powdered sugar, icing sugar, confectioners sugar
  superfine sugar, caster sugar, castor sugar
  heavy cream, double cream
  ground beef, minced beef, beef mince
  ground pork, minced pork, pork mince
  all purpose flour, plain flour
  whole wheat flour, wholemeal flour
  baking soda, bicarbonate of soda
  molasses, treacle
  fava bean, broad bean
  navy bean, haricot bean
  snow pea, mangetout
  romaine, cos lettuce
  napa cabbage, chinese cabbage
  garbanzo flour, chickpea flour, gram flour, besan
  popsicle, ice lolly
  barbecue, bbq
  tofu, bean curd
`

/** Groups out of a text with one a line, its names divided by commas. */
export const parseSynonyms = (text: string | null | undefined): SynonymGroup[] =>
  (text ?? '')
    .split('\n')
    .map((line) => [...new Set(line.split(',').map(toPhrase))].filter((name) => name !== ''))
    .filter((group) => group.length > 1)

/** The groups every site knows: other names, and other spellings of one name. */
export const COMMON_SYNONYMS: readonly SynonymGroup[] = [
  ...parseSynonyms(COMMON),
  ...Object.values(SPELLINGS).flatMap(parseSynonyms),
]

/** Maps each name to all other names of the same things. */
export type SynonymIndex = ReadonlyMap<string, readonly string[]>

/** Builds an index of synonym groups. */
export function indexSynonyms(groups: readonly SynonymGroup[]): SynonymIndex {
  const index = new Map<string, string[]>()
  for (const group of groups) {
    for (const name of group) {
      const others = group.filter((other) => other !== name)
      index.set(name, [...(index.get(name) ?? []), ...others])
    }
  }
  return index
}

/** The index of the common synonyms. */
export const COMMON_SYNONYM_INDEX: SynonymIndex = indexSynonyms(COMMON_SYNONYMS)
