import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SCHEMAS } from '@/src/contract/schemas'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)
const usages = (...names: string[]) => [
  { ingredientUsages: names.map((ingredientTitleOverride) => ({ ingredientTitleOverride })) },
]
await makeRecipe(payload, site.id, {
  title: 'Chickpea stew',
  ingredientUsageGroups: usages('chickpeas', 'spinach'),
  prepTimeMinutes: 10,
  cookTimeMinutes: 25,
  publishedAt: '2024-01-01T00:00:00Z',
})
await makeRecipe(payload, site.id, {
  title: 'Broccoli salad',
  description: 'With a stew of almonds.',
  ingredientUsageGroups: usages('broccoli', 'Béchamel'),
  prepTimeMinutes: 15,
})
await makeRecipe(payload, site.id, {
  title: 'Unfinished goulash',
  ingredientUsageGroups: usages('paprika'),
  publishedAt: null,
})
const other = await makeSite(payload)
await makeRecipe(payload, other.id, { title: 'Goulash of others' })

const ask = (call: string, query: Record<string, string>) =>
  callApi(payload, 'GET', `/v1/site/${site.slug}/${call}`, { query })

async function titles(query: Record<string, string>): Promise<string[]> {
  const { body } = await ask('recipes', query)
  return SCHEMAS.listRecipes.answer.parse(body).recipes.map(({ title }) => title)
}

describe('searching a site', () => {
  // docs/product/search.md#order
  it('puts the newest first, and what fits best when that is asked for', async () => {
    expect(await titles({ query: 'stew' })).toEqual(['Broccoli salad', 'Chickpea stew'])
    expect(await titles({})).toEqual(['Broccoli salad', 'Chickpea stew'])
    const query = { query: 'stew', orderBy: 'relevance' }
    expect(await titles(query)).toEqual(['Chickpea stew', 'Broccoli salad'])
  })

  it.each([
    ['chikpea', 'Chickpea stew', 'chickpeas'],
    ['brocoli', 'Broccoli salad', 'broccoli'],
  ])('finds %s, and says what was meant', async (query, title, meant) => {
    const { body } = await ask('recipes', { query })
    const page = SCHEMAS.listRecipes.answer.parse(body)
    expect(page.recipes.map((recipe) => recipe.title)).toEqual([title])
    expect([meant, meant.slice(0, -1)]).toContain(page.didYouMean)
  })

  it('finds béchamel without its accent', async () => {
    expect(await titles({ query: 'bechamel' })).toEqual(['Broccoli salad'])
  })

  it('finds what can be made with ingredients, in a time', async () => {
    expect(await titles({ ingredients: 'spinach, chickpeas' })).toEqual(['Chickpea stew'])
    expect(await titles({ ingredients: 'spinach,broccoli' })).toEqual([])
    expect(await titles({ query: 'what can I make with chickpeas and spinach' })).toHaveLength(1)
    expect(await titles({ maxTotalMinutes: '20' })).toEqual(['Broccoli salad'])
  })

  it('tells what was found when asked to', async () => {
    const { body } = await ask('recipes', { query: 'spinach', highlights: 'true' })
    expect(body).toMatchObject({ highlights: [{ title: [], ingredients: ['spinach'] }] })
    expect((await ask('recipes', { query: 'spinach' })).body).not.toHaveProperty('highlights')
  })

  it('suggests ways to go on, of its published recipes only', async () => {
    const { body } = await ask('search-suggestions', { query: 'spi' })
    expect(body).toEqual({ suggestions: [{ text: 'spinach', recipeCount: 1 }] })
    expect((await ask('search-suggestions', { query: 'gou' })).body).toEqual({ suggestions: [] })
    expect((await ask('search-suggestions', {})).body).toEqual({ suggestions: [] })
  })

  it('keeps chosen terms that lead to nothing', async () => {
    const { id, slug } = await payload.create({
      collection: 'terms',
      data: { kind: 'meal', title: 'Brunch', slug: 'brunch-of-search', site: site.id },
    })
    const { body } = await ask('filters', { meals: slug })
    const item = { id, slug, title: 'Brunch', recipeCount: 0, isSelected: true }
    expect(body).toMatchObject({ filters: { meals: [item] } })
  })

  it.each([
    [{ query: 'x'.repeat(1_000) }, 'query'],
    [{ ingredients: 'x,'.repeat(600) }, 'ingredients'],
    [{ ingredients: Array.from({ length: 21 }, (_, n) => `n${n}`).join(',') }, 'ingredients'],
    [{ maxTotalMinutes: '-1' }, 'maxTotalMinutes'],
    [{ maxTotalMinutes: 'soon' }, 'maxTotalMinutes'],
    [{ highlights: 'perhaps' }, 'highlights'],
    [{ offset: '-1' }, 'offset'],
    [{ offset: '9999999999' }, 'offset'],
    [{ limit: '101' }, 'limit'],
    [{ orderBy: 'best' }, 'orderBy'],
  ])('refuses %j with the path of what is wrong', async (query, path) => {
    const { status, body } = await ask('recipes', query)
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: { code: 'validation_failed', issues: [{ path }] } })
  })

  it.each(['"', "'", '%', '\\', "'; drop table recipes; --", ':*', 'a & !b <-> c', '🍕', '\u202e'])(
    'answers %j',
    async (query) => {
      for (const call of ['recipes', 'filters', 'search-suggestions']) {
        expect((await ask(call, { query, meals: query, ingredients: query })).status).toBe(200)
      }
    },
  )
})

describe('odd searches', () => {
  /** All three calls about what can be searched, with something odd wherever words are taken. */
  async function statusesOf(odd: string): Promise<number[]> {
    const query = { query: odd, meals: odd, tags: odd, ingredients: odd }
    const calls = ['recipes', 'filters', 'search-suggestions'] as const
    const answers = await Promise.all(calls.map((call) => ask(call, query)))
    return answers.map(({ status }) => status)
  }

  it.each([
    ['nothing', ''],
    ['blanks of all kinds', ' \t\n\u00a0\u3000 '],
    ['as much as may be typed', 'ab '.repeat(66)],
    ['one long word', 'a'.repeat(200)],
    ['half of a character', '\ud83c'],
    ['a character that is none', '\uffff'],
    ['right to left', '\u202eשקשוקה و تبولة'],
    ['joined emoji', '👩‍🍳🏳️‍🌈'],
    ['marks upon marks', `e${'\u0301'.repeat(150)}`],
    ['a lexeme', "'abc':1A & (b | !c):*"],
    ['a filter', 'siteId = "x" OR meals EXISTS'],
    ['lines', 'one\ntwo\r\nthree'],
  ])('are answered: %s', async (_, odd) => {
    expect(await statusesOf(odd)).toEqual([200, 200, 200])
  })

  it('are a list where they hold nothing', async () => {
    expect(await titles({ query: '' })).toEqual(await titles({}))
    expect(await titles({ query: '   ', meals: ' , ,' })).toEqual(await titles({}))
  })

  it('tell how many there are far beyond the last page', async () => {
    for (const query of [{}, { query: 'stew' }, { maxTotalMinutes: '600' }]) {
      const { body } = await ask('recipes', { ...query, offset: '1000000' })
      expect(body).toMatchObject({ recipes: [], total: 2, offset: 1_000_000 })
    }
  })

  it('lead to nothing by terms that nobody has, and leave them out of what can be chosen', async () => {
    const query = { meals: 'no-such-meal', diets: "x' or '1'='1" }
    expect((await ask('recipes', query)).body).toMatchObject({ recipes: [], total: 0 })
    expect((await ask('filters', query)).body).toMatchObject({ filters: { diets: [] } })
    expect((await ask('recipes', { colours: 'red' })).body).toMatchObject({ total: 2 })
  })

  /** The public corpus of strings that break things; lies beside the repository. */
  const CORPUS = '../shared/data/naughty-strings/blns.json'
  it.skipIf(!existsSync(CORPUS))(
    'are answered or refused, whatever of the naughty strings they are',
    async () => {
      const strings = z.array(z.string()).parse(JSON.parse(await readFile(CORPUS, 'utf8')))
      const failed = []
      for (const odd of strings) {
        const statuses = await statusesOf(odd)
        if (!statuses.every((status) => status === 200 || status === 422)) failed.push(odd)
      }
      expect(failed).toEqual([])
    },
    120_000,
  )
})

describe('searching in the kitchen', () => {
  const list = async (query: Record<string, string>) => {
    const path = `/v1/manage/${site.slug}/recipes`
    const { body } = await callApi(payload, 'GET', path, { query, token })
    return SCHEMAS.listManagedRecipes.answer.parse(body).recipes.map(({ title }) => title)
  }

  it('finds drafts by what is in them, and typos too; nothing of other sites', async () => {
    expect(await list({ query: 'goulash' })).toEqual(['Unfinished goulash'])
    expect(await list({ query: 'paprika' })).toEqual(['Unfinished goulash'])
    expect(await list({ query: 'papprika', status: 'draft' })).toEqual(['Unfinished goulash'])
    expect(await list({ query: 'paprika', status: 'published' })).toEqual([])
    expect(await titles({ query: 'paprika' })).toEqual([])
  })

  it('still finds parts of titles, and takes signs for what they are', async () => {
    expect(await list({ query: 'finished' })).toEqual(['Unfinished goulash'])
    expect(await list({ query: '%' })).toEqual([])
  })
})

describe("a site's own synonyms", () => {
  it('are kept with its settings, and searched by at once', async () => {
    expect(await titles({ query: 'hotpot' })).toEqual([])
    const body = { title: 'Site', slug: site.slug, searchSynonyms: 'stew, hotpot' }
    const path = `/v1/manage/${site.slug}/sites`
    const answer = await callApi(payload, 'PUT', path, { body, token })
    expect(answer.body).toMatchObject({ currentSite: { searchSynonyms: 'stew, hotpot' } })
    expect(await titles({ query: 'hotpot' })).toEqual(['Broccoli salad', 'Chickpea stew'])
    expect((await ask('current-site', {})).body).not.toHaveProperty('currentSite.searchSynonyms')
  })
})
