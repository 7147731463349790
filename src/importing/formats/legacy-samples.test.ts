import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAll } from '../testing/read-all'
import { readCooklang } from './programs/cooklang-text'
import type { CookPart } from './programs/cooklang-text'

/*
 * Real exports of other systems, kept apart from the code. What is in them was read out by another
 * program; here it has to come out again.
 */

const LEGACY = '../shared/data/legacy'
type Expected = {
  file: string
  recipes: {
    title: string
    ingredientLines?: string[]
    ingredients?: unknown[]
    stepLines?: string[]
    photo?: boolean
  }[]
}
const expected = existsSync(LEGACY)
  ? (JSON.parse(readFileSync(`${LEGACY}/expected.json`, 'utf8')) as Expected[])
  : []

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

describe.skipIf(expected.length === 0)('exports of other systems', () => {
  it.each(expected.map((each) => [each.file, each] as const))(
    'are read: %s',
    async (file, wanted) => {
      const { recipes, problems } = await readAll(`${LEGACY}/${file}`)
      expect(problems).toEqual([])
      expect(recipes.map(({ title }) => folded(title)).sort()).toEqual(
        wanted.recipes.map(({ title }) => folded(title)).sort(),
      )
      for (const each of wanted.recipes) {
        const recipe = recipes.find(({ title }) => folded(title) === folded(each.title))
        const groups = recipe?.ingredientGroups ?? []
        const lines = groups.flatMap(({ title, lines: own }) => [...(title ? [title] : []), ...own])
        const steps = (recipe?.instructionGroups ?? []).flatMap((group) => group.steps)
        const method = folded(steps.map(({ text }) => text).join(' '))
        expect(lines.map(folded)).toEqual(
          expect.arrayContaining((each.ingredientLines ?? []).map(folded)),
        )
        if (each.ingredients) expect(lines).toHaveLength(each.ingredients.length)
        for (const step of each.stepLines ?? []) {
          expect(method).toContain(folded(step.replace(/^\d+\.\s*/, '')))
        }
        if (each.photo) expect(recipe?.pictures.length, each.title).toBeGreaterThan(0)
      }
    },
  )

  it('hold posts without recipes, and no recipe is made of them', async () => {
    for (const folder of ['ghost-json', 'substack', 'medium', 'wordpress-wxr']) {
      const { recipes, letters, problems } = await readAll(`${LEGACY}/blog-exports/${folder}`)
      expect(problems, folder).toEqual([])
      expect(recipes.length + letters.length, folder).toBeGreaterThan(0)
      const isOfLetters = folder === 'ghost-json' || folder === 'substack'
      expect(letters.length > 0, folder).toBe(isOfLetters)
      expect(recipes.filter(({ legacyHtml }) => legacyHtml === null)).toEqual([])
    }
    const { subscribers } = await readAll(`${LEGACY}/blog-exports/subscriber-csv`)
    expect(subscribers).toHaveLength(26)
    expect(subscribers.filter(({ receivesNewsletter }) => !receivesNewsletter)).toHaveLength(2)
  })

  it('are told apart in one folder, each by its content', async () => {
    const { formats } = await readAll(LEGACY)
    // A note about a folder that lies in it is Markdown too.
    const others = [...formats].filter((name) => name !== 'markdown')
    expect(others.sort()).toEqual(
      'cooklang copymethat ghost html markdown-front-matter mastercook mastercook-text mealie mealmaster myrecipebox paprika plantoeat schema-org subscribers substack tandoor wordpress'.split(
        ' ',
      ),
    )
  })
})

describe.skipIf(!existsSync('../shared/data/public-domain-recipes'))('a folder of Markdown', () => {
  it('gives a recipe a file, with the pictures that lie elsewhere in it', async () => {
    const { recipes, problems } = await readAll('../shared/data/public-domain-recipes')
    expect(problems).toEqual([])
    expect(recipes.filter(({ legacyHtml }) => legacyHtml === null)).toHaveLength(206)
    expect(recipes.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(60)
  })
})

type Canonical = {
  source: string
  result: { steps: Record<string, unknown>[][]; metadata: Record<string, string> }
}
const canonical = existsSync(LEGACY)
  ? (JSON.parse(readFileSync(`${LEGACY}/cooklang/canonical.json`, 'utf8')) as Record<
      string,
      Canonical
    >)
  : {}

/** The official tests write nothing said as `some`, and one pot as 1. */
function official(part: CookPart): Record<string, unknown> {
  if (part.type === 'text') return part
  const nothing = { ingredient: 'some', cookware: 1, timer: '' }[part.type]
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(part.quantity) ?? []
  const number = over === undefined ? Number(part.quantity) : Number(over) / Number(under)
  const quantity = Number.isNaN(number) ? part.quantity : number
  const { type, name, units } = part
  return {
    type,
    name,
    quantity: part.quantity === '' ? nothing : quantity,
    ...(type === 'cookware' ? {} : { units }),
  }
}

describe.skipIf(Object.keys(canonical).length === 0)('Cooklang', () => {
  it.each(Object.entries(canonical))('is read as its makers read it: %s', (_, test) => {
    const { sections, metadata } = readCooklang(test.source)
    const steps = sections.flatMap((section) => section.steps.map((step) => step.map(official)))
    const wanted = test.result.steps.map((step) =>
      step.map((part) => {
        const { units: _units, ...rest } = part
        return part['type'] === 'cookware' ? rest : part
      }),
    )
    expect(steps).toEqual(wanted)
    expect(metadata).toEqual(test.result.metadata)
  })
})
