import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'

// Real material that is not part of the repository: next to it where it was developed.
const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))

interface Expected {
  title?: string
  ingredients?: string[] | string
}

interface LineCase {
  text: string
  gold: { quantityMin: number | null; ingredient: string }
}

function cases<T>(file: string): T[] {
  const text = gunzipSync(readFileSync(data + file)).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const share = (hits: boolean[]): number => hits.filter(Boolean).length / hits.length

function hasLines(recipe: ParsedRecipe | null, expected: Expected): boolean {
  const wanted = [expected.ingredients ?? []].flat().map(fold)
  const found = new Set(recipe?.ingredientGroups.flatMap((group) => group.lines.map(fold)))
  return wanted.filter((line) => found.has(line)).length >= wanted.length * 0.9
}

describe.skipIf(!existsSync(data))('measured on real material', () => {
  it('reads quantity and name of nine in ten labelled ingredient lines', () => {
    const lines = cases<LineCase>('ingredients/ingredients.jsonl.gz')
    const parsed = lines.map(({ text, gold }) => ({ gold, got: parseIngredientLine(text) }))
    const isNear = (a: number | null, b: number | null): boolean =>
      a === null || b === null ? a === b : Math.abs(a - b) < 0.01
    expect(
      share(parsed.map(({ gold, got }) => isNear(got.quantityMin, gold.quantityMin))),
    ).toBeGreaterThan(0.97)
    const names = parsed.map(({ gold, got }) =>
      fold(got.ingredient).startsWith(fold(gold.ingredient).slice(0, 4)),
    )
    expect(share(names)).toBeGreaterThan(0.9)
  })

  it('finds nearly all ingredient lines of four in five saved pages', () => {
    const files = readdirSync(`${data}recipe-pages`).filter((name) => name.endsWith('.gz'))
    const pages = files.flatMap((file) =>
      cases<{ html: string; url: string; expected: Expected }>(`recipe-pages/${file}`),
    )
    // Every third: `npm run bench:parse` reads all of them.
    const hits = pages
      .filter((_, at) => at % 3 === 0)
      .map(({ html, url, expected }) => hasLines(parseRecipePage({ html, url }), expected))
    expect(share(hits)).toBeGreaterThan(0.85)
  })

  it('finds nearly all ingredient lines of nine in ten pasted texts', () => {
    const texts = cases<{ text: string; expected: Expected }>('pasted-text/pasted-text.jsonl.gz')
    const hits = texts.map(({ text, expected }) => hasLines(parsePastedRecipe(text), expected))
    expect(share(hits)).toBeGreaterThan(0.9)
  })

  it('reads no recipe out of strings that break programs', () => {
    const strings = JSON.parse(readFileSync(`${data}naughty-strings/blns.json`, 'utf8')) as string[]
    for (const text of strings) {
      expect(parseIngredientLine(text).originalText).toBe(text)
      expect(() =>
        parseRecipePage({ html: `<h1>${text}</h1><p>${text}</p>`, url: text }),
      ).not.toThrow()
      expect(() => parsePastedRecipe(`Ingredients\n1 cup ${text}\n${text}`)).not.toThrow()
    }
  })
})
