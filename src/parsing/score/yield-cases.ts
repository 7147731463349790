import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHumanDuration } from '@/src/parsing/duration'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { RecipeYield } from '@/src/parsing/yield'
import { isHeldOut } from './fixture-cases'

const FILE = join(import.meta.dirname, '../fixtures/yields/yields-and-facts.txt')

/** The places in which a text is tried. */
const PLACES = ['yield', 'facts', 'title', 'heading', 'time'] as const
type Place = (typeof PLACES)[number]

/**
 * A yield, a line of facts, a title, the heading of a list or a time, with its values.
 * @see docs/parsing.md#yields-and-facts
 */
interface YieldCase {
  place: Place
  text: string
  /** `title` as text, `yields` and `max` as numbers, times in minutes. */
  truth: Readonly<Record<string, string | number | null>>
  /** Whether the case is held out: no rule may be derived from it. @see docs/parsing.md#folds */
  isHeldOut: boolean
}

/** Reads all cases of `fixtures/yields`. */
export const yieldCases = (): YieldCase[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(readCase)

function readCase(line: string): YieldCase {
  const [name, text = '', values = ''] = line.split(' | ')
  const place = PLACES.find((each) => each === name)
  if (!place) throw new Error(`No such place: ${line}`)
  const truth: Record<string, string | number | null> = {}
  for (const [, key = '', quoted, plain] of values.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)) {
    truth[key] = quoted ?? (plain === 'none' ? null : Number(plain))
  }
  return { place, text, truth, isHeldOut: isHeldOut(text) }
}

/** Returns whether all values of a case are parsed, from a pasted text and from a page. */
export const isReadCorrectly = (item: YieldCase): boolean =>
  readings(item).every((read) =>
    Object.entries({ max: null, ...item.truth }).every(
      ([key, value]) => (read[key] ?? null) === value,
    ),
  )

type Reading = Record<string, string | number | null>

function readings({ place, text }: YieldCase): Reading[] {
  if (place === 'time') return [{ minutes: parseHumanDuration(text) }]
  if (place === 'yield') return [ofYield(parseYield(text))]
  const parts = {
    title: place === 'title' ? text : 'Potato Stew',
    facts: place === 'facts' ? text : '',
    heading: place === 'heading' ? text : 'Ingredients',
  }
  return [parsePastedRecipe(asText(parts)), parseRecipePage({ html: asPage(parts) })].map(ofRecipe)
}

const ofYield = ({ number, max }: RecipeYield): Reading => ({ yields: number, max })

const ofRecipe = (recipe: ParsedRecipe | null): Reading =>
  recipe === null
    ? {}
    : {
        ...ofYield(recipe.yields),
        title: recipe.title,
        prep: recipe.prepTimeMinutes,
        cook: recipe.cookTimeMinutes,
        total: recipe.totalTimeMinutes,
      }

interface Parts {
  title: string
  facts: string
  heading: string
}

const LIST = ['2 onions, chopped', '1 kg potatoes', '500 ml stock', 'salt']
const STEPS = [
  'Fry the onions in a little oil until they are golden.',
  'Add the potatoes and the stock and simmer until they are soft.',
]

const asText = ({ title, facts, heading }: Parts): string =>
  [title, '', facts, '', heading, ...LIST, '', 'Method', ...STEPS].join('\n')

function asPage({ title, facts, heading }: Parts): string {
  const items = (lines: readonly string[]): string =>
    lines.map((line) => `<li>${line}</li>`).join('')
  return `<h1>${title}</h1><p>${facts}</p><h2>${heading}</h2><ul>${items(LIST)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`
}
