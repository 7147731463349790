import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import {
  pageCases,
  pasteCases,
  siteCardCases,
  sitePageCases,
  unseenPageCases,
} from '@/src/parsing/score/fixture-cases'
import type { FixtureCase } from '@/src/parsing/score/fixture-cases'
import { sumCounts, countTrulyWrong, countTrulyWrongLines } from '@/src/parsing/score/truly-wrong'
import type { LabelledLine, WrongCount } from '@/src/parsing/score/truly-wrong'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'

/** A page or text of the material with its expected result. */
interface MaterialCase {
  html?: string
  text?: string
  url?: string
  size?: string
  expected: {
    ingredients?: string[]
    yields?: string
    prep_time?: number
    cook_time?: number
    total_time?: number
  }
}

/**
 * Reports the share of values that were parsed wrongly but look right, as lines of text.
 * @see docs/parsing.md#truly-wrong
 */
export function wrongFigures(data: { pages: string; cards: string; lines: string }): string {
  const cards = casesIn<MaterialCase>(data.cards).filter(({ size }) => size === 'card')
  return [
    wrongLine('pages', sumCounts(casesIn<MaterialCase>(data.pages).map(wrongIn))),
    wrongLine('pasted recipe cards', sumCounts(cards.map(wrongIn))),
    wrongLine('ingredient lines', countTrulyWrongLines(casesIn<LabelledLine>(data.lines))),
    ...ownLines('own pasted texts', pasteCases(), parsePastedRecipe),
    ...ownLines('own cards of sites', siteCardCases(), parsePastedRecipe),
    ...ownLines('own pages', pageCases(), (html) => parseRecipePage({ html })),
    ...ownLines('own pages in shapes of sites', sitePageCases(), (html) =>
      parseRecipePage({ html }),
    ),
    ...ownLines('pages of another author', unseenPageCases(), (html) => parseRecipePage({ html })),
  ].join('\n')
}

const wrongLine = (what: string, { stated, wrong }: WrongCount): string =>
  `truly wrong, ${what}: ${((100 * wrong) / Math.max(stated, 1)).toFixed(2)} % (${wrong} of ${stated} values)`

function wrongIn({ html, text, url, expected }: MaterialCase): WrongCount {
  const recipe =
    html === undefined
      ? parsePastedRecipe(text ?? '')
      : parseRecipePage(url === undefined ? { html } : { html, url })
  const { ingredients, yields, prep_time: prep, cook_time: cook, total_time: total } = expected
  const facts = { yields: yields ?? null, prep: prep ?? null, cook: cook ?? null }
  return countTrulyWrong({ ingredients: ingredients ?? [], ...facts, total: total ?? null }, recipe)
}

function ownLines(
  what: string,
  cases: readonly FixtureCase[],
  parse: (text: string) => ParsedRecipe | null,
): string[] {
  return [false, true].map((isHeldOut) => {
    const own = cases.filter((each) => each.isHeldOut === isHeldOut)
    const counts = own.map(({ text, truth }) =>
      countTrulyWrong({ ingredients: truth.ingredients, ...truth.facts }, parse(text)),
    )
    return wrongLine(`${what} ${isHeldOut ? 'put away' : 'looked at'}`, sumCounts(counts))
  })
}

function casesIn<Case>(path: string): Case[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.jsonl.gz'))
        .map((name) => join(path, name))
    : [path]
  return files.flatMap((file) =>
    gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Case),
  )
}
