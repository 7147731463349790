import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'
import { fetchPage } from '@/src/server/parsing/fetch-page'
import { unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import {
  PAGE,
  cup,
  flour,
  origin,
  parse,
  payload,
  reached,
  site,
  title,
  token,
} from '@/src/testing/setups/pages-to-parse'

// docs/product/import-and-export.md#reading-one-recipe
describe('reading a recipe', () => {
  it('gives a draft of a page in the shape that is written, and it can be written', async () => {
    const answer = await parse({ html: PAGE })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { recipe, imageUrls } = answer.body as { recipe: object; imageUrls: string[] }
    expect(imageUrls).toEqual(['https://example.com/pancakes.jpg'])
    expect(recipe).toMatchObject({
      title: 'Pancakes',
      publishedAt: null,
      ingredientUsageGroups: [
        {
          ingredientUsages: [
            { quantityMin: 2, originalText: '2 cups flour' },
            { quantityMin: 1.5, originalText: '1½ cups milk, warm' },
          ],
        },
      ],
      instructionGroups: [{ instructions: [{ timerMinutes: 5 }] }],
    })
    const written = await callApi(payload, 'POST', `/v1/manage/${site.slug}/recipes`, {
      token,
      body: { ...recipe, slug: unique('pancakes') },
    })
    expect(written.status, JSON.stringify(written.body)).toBe(201)
  })

  it('reads pasted words', async () => {
    const text = 'Tea\n\nIngredients\n1 cup water\n1 tea bag\n\nInstructions\n1. Boil.\n2. Steep.'
    const answer = await parse({ text })
    expect(answer).toMatchObject({ status: 200, body: { recipe: { title: 'Tea' } } })
  })

  describe('what is longer than a recipe may be', () => {
    const list = <T>(count: number, of: (at: number) => T): T[] =>
      Array.from({ length: count }, (_, at) => of(at))
    const read = async (body: unknown) => {
      const answer = await parse(body)
      expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(200)
      const draft = SCHEMAS.parseRecipe.answer.parse(answer.body)
      return { ...draft, codes: draft.warnings.map(({ code }) => code) }
    }
    const page = (recipe: object): string =>
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'Recipe',
        name: 'Feast',
        recipeIngredient: ['2 cups flour', '3 eggs'],
        recipeInstructions: ['Mix everything.'],
        ...recipe,
      })}</script>`

    it('divides lists of too many lines and steps, and says so', async () => {
      const recipeIngredient = list(501, (at) => `${at + 1} cups of thing ${at}`)
      const recipeInstructions = list(600, (at) => `Stir pot number ${at} with a spoon.`)
      const { recipe, codes } = await read({ html: page({ recipeIngredient, recipeInstructions }) })
      const lines = recipe.ingredientUsageGroups?.map((group) => group.ingredientUsages.length)
      const steps = recipe.instructionGroups?.map((group) => group.instructions.length)
      expect({ lines, steps }).toEqual({ lines: [500, 1], steps: [500, 100] })
      expect(codes.filter((code) => code === 'list_divided')).toHaveLength(2)
    })

    it('keeps what stands in more groups than there can be in the note, and counts it', async () => {
      const recipeInstructions = list(120, (at) => ({
        '@type': 'HowToSection',
        name: `Part ${at}`,
        itemListElement: [`Bake part ${at}.`, `Cool part ${at}.`],
      }))
      const { recipe, warnings } = await read({ html: page({ recipeInstructions }) })
      expect(recipe.instructionGroups).toHaveLength(100)
      expect(JSON.stringify(recipe.note)).toContain('Cool part 119.')
      expect(warnings).toContainEqual({
        code: 'moved_to_note',
        message:
          'A recipe can have at most 100 groups and 5000 steps: 40 steps from 20 more groups were moved to the note.',
      })
    })

    it('does the same with pasted words', async () => {
      const text = ['Feast', 'Ingredients', ...list(1200, (at) => `${at + 1} cups thing${at}`)]
      text.push('Method', ...list(600, (at) => `${at + 1}. Stir pot number ${at} with a spoon.`))
      const { recipe } = await read({ text: text.join('\n') })
      const count = (rows: readonly number[]) => rows.reduce((sum, each) => sum + each, 0)
      expect(
        count(recipe.ingredientUsageGroups?.map((group) => group.ingredientUsages.length) ?? []),
      ).toBe(1200)
      expect(count(recipe.instructionGroups?.map((group) => group.instructions.length) ?? [])).toBe(
        600,
      )
    })

    it('keeps the whole of texts that are cut', async () => {
      const long = `1 cup ${'very '.repeat(1000)}long flour`
      const { recipe, codes } = await read({
        html: page({
          recipeIngredient: [long, '2 eggs'],
          recipeInstructions: ['Mix. '.repeat(9000)],
        }),
      })
      expect(codes).toContain('too_long')
      expect(JSON.stringify(recipe.note)).toContain('very long flour')
      const steps = recipe.instructionGroups?.flatMap(({ instructions }) => instructions)
      expect(JSON.stringify(steps).split('Mix.')).toHaveLength(9001)
    })

    it('reads structured data that is nested without an end', async () => {
      const nested = (open: string, value: string, close: string): string =>
        page({}).replace(/"Mix everything\."/, open.repeat(3000) + value + close.repeat(3000))
      for (const html of [
        nested('[', '"Mix everything."', ']'),
        nested('{"@type":"HowToSection","itemListElement":[', '"Mix everything."', ']}'),
        nested('{"itemListElement":', '{"@type":"HowToStep","text":"Mix everything."}', '}'),
      ]) {
        const { recipe } = await read({ html })
        expect(JSON.stringify(recipe.instructionGroups)).toContain('Mix everything.')
      }
    })
  })

  it('says where nothing was found, and takes one source only', async () => {
    expect(await parse({ html: '<p>Hello</p>' })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'html' }] } },
    })
    expect((await parse({ html: PAGE, text: 'x' })).status).toBe(422)
    expect((await parse({})).status).toBe(422)
  })

  it('never fetches from this machine or its network', async () => {
    const port = new URL(origin).port
    for (const url of [
      origin,
      `http://localhost:${port}/`,
      `http://localhost.:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f000001:${port}/`,
      `http://017700000001:${port}/`,
      `http://127.1:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[::ffff:7f00:1]:${port}/`,
      `http://0.0.0.0:${port}/`,
      `http://[::]:${port}/`,
      'http://[::1]/',
      'http://[fe80::1]/',
      'http://[fd00::1]/',
      'http://[64:ff9b::7f00:1]/',
      'http://10.0.0.1/',
      'http://172.16.0.1/',
      'http://192.168.0.1/',
      'http://100.64.0.1/',
      'http://169.254.169.254/latest/meta-data',
    ]) {
      const answer = await parse({ url })
      expect(answer, url).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: 'url' }] } },
      })
    }
    expect((await parse({ url: 'file:///etc/passwd' })).status).toBe(422)
    expect(reached).toBe(0)
  })

  it('fetches a page, over redirects and compressed, but not inward, round or too much', async () => {
    const here = { allowed: ['127.0.0.1'] }
    const page = await fetchPage(`${origin}/moved`, here)
    expect(page).toEqual({ html: PAGE, url: `${origin}/page` })
    await expect(fetchPage(`${origin}/inward`, here)).rejects.toMatchObject({
      code: 'validation_failed',
    })
    for (const path of ['/round', '/large']) {
      await expect(fetchPage(`${origin}${path}`, here)).rejects.toMatchObject({
        code: 'validation_failed',
        issues: [{ path: 'url' }],
      })
    }
  })
})

describe('taking ingredient lines apart', () => {
  it('answers one usage for each line, with what the catalogues know', async () => {
    const lines = [`2 cups ${title}, sifted`, '', 'For the sauce:', '1 pinch of nothing known']
    const answer = await callApi(payload, 'POST', '/v1/manage/ingredient-parse', {
      token,
      body: { lines },
    })
    const { ingredientUsages } = SCHEMAS.parseIngredients.answer.parse(answer.body)
    expect(ingredientUsages.map(({ originalText }) => originalText)).toEqual(lines)
    expect(ingredientUsages[0]).toMatchObject({
      quantityMin: 2,
      unit: { id: cup.id },
      unitText: 'cups',
      ingredient: { id: flour.id, gramsPerLiter: 530 },
      preparation: 'sifted',
    })
    expect(ingredientUsages[3]).toMatchObject({ ingredient: null })
  })
  it('says what a browser reads with the catalogues for editing', async () => {
    const lines = ['2 to 3 cups flour of the moon, sifted', '1 unknown thing', '']
    const [globals, answer] = await Promise.all([
      callApi(payload, 'GET', `/v1/manage/${site.slug}/globals`, { token }),
      callApi(payload, 'POST', '/v1/manage/ingredient-parse', { token, body: { lines } }),
    ])
    const readLine = createUsageReader(SCHEMAS.getManagedGlobals.answer.parse(globals.body).globals)
    const { ingredientUsages } = SCHEMAS.parseIngredients.answer.parse(answer.body)
    expect(ingredientUsages[0]).toMatchObject({
      ingredient: { id: flour.id },
      unit: { id: cup.id },
    })
    const said = lines.map((line) => {
      const { quantityMin, quantityMax, unit, ingredient, ingredientText } = readLine(line)
      return { quantityMin, quantityMax, unit, ingredient, ingredientText }
    })
    expect(said).toMatchObject(
      ingredientUsages.map(({ quantityMin, quantityMax, unit, ingredient, ingredientText }) => ({
        quantityMin,
        quantityMax,
        unit,
        ingredient,
        ingredientText,
      })),
    )
  })
})
