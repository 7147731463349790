import { requiredLevel } from '@/access/calls'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import { SCHEMAS } from '@/src/contract/schemas'
import type { CallSchema } from '@/src/contract/call-schema'
import { makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { coinWord, hiddenPartsIn, makeLockedRecipe } from './locked-recipe'
import type { LockedRecipe } from './locked-recipe'
import { unzip } from './unzipped'

/** A product whose search runs in one engine. */
export type GatedProduct = {
  payload: Payload
  /** Resolves when everything that was written can be found. */
  settled: () => Promise<void>
}

/** The roles of callers; all but the last three may not read the recipe. */
const ROLES = ['visitor', 'reader', 'free', 'foreignPaid', 'foreignAuthor'] as const
const READERS = ['paid', 'editor', 'author'] as const
type Role = (typeof ROLES)[number] | (typeof READERS)[number]

const LISTS: readonly CallName[] = ['listRecipes', 'listFilters']

/**
 * The withheld parts of a locked recipe are returned by no call and no search, for any caller: run for each
 * engine.
 * @see docs/product/recipes.md#locked-recipes
 */
export function describeGating(engine: string, start: () => Promise<GatedProduct>): void {
  let payload: Payload
  let settled: () => Promise<void>
  let site: TestSite
  let other: TestSite
  let recipe: LockedRecipe
  let collectionSlug: string
  const tokens = new Map<Role, string>()

  beforeAll(async () => {
    ;({ payload, settled } = await start())
    const editor = (await makeUser(payload)).id
    site = await makeSite(payload, { editors: [editor] })
    other = await makeSite(payload)
    recipe = await makeLockedRecipe(payload, site.id, site.owner)
    const collection = await payload.create({
      collection: 'recipe-collections',
      data: { site: site.id, title: 'All', slug: 'all', recipes: [recipe.id] },
    })
    collectionSlug = collection.slug
    const subscribe = async (siteId: string, planType: 'free' | 'monthly'): Promise<string> => {
      const { id: user } = await makeUser(payload)
      const data = { user, site: siteId, planType, status: 'active' as const }
      await payload.create({ collection: 'subscriptions', data })
      return user
    }
    const people: [Role, string][] = [
      ['reader', (await makeUser(payload)).id],
      ['free', await subscribe(site.id, 'free')],
      ['foreignPaid', await subscribe(other.id, 'monthly')],
      ['foreignAuthor', other.owner],
      ['paid', await subscribe(site.id, 'monthly')],
      ['editor', editor],
      ['author', site.owner],
    ]
    for (const [role, id] of people) tokens.set(role, await makeToken(payload, id))
    await settled()
  }, 120_000)

  const ask = async (
    role: Role,
    name: CallName,
    query: Record<string, string> = {},
    host = site,
  ): Promise<string> => {
    const [method = 'GET', path = ''] = CALLS[name].split(' ')
    const filled = path
      .replace('{site}', host.slug)
      .replace('{recipeSlug}', recipe.slug)
      .replace('{collectionSlug}', collectionSlug)
      .replace(/\{\w+\}/, recipe.id)
    const token = tokens.get(role)
    const options = token === undefined ? { query } : { query, token }
    const { body, bytes, headers } = await callApi(payload, method, filled, options)
    if (headers.get('content-type') === 'application/zip') return unzip(bytes)
    return typeof body === 'string' ? body : JSON.stringify(body)
  }
  const hiddenIn = (text: string): string[] => hiddenPartsIn(text, recipe)

  // All authors share the catalogue of ingredients, so it reveals nothing of a recipe.
  const readingCalls = (Object.keys(CALLS) as CallName[]).filter(
    (name) => CALLS[name].startsWith('GET ') && name !== 'getManagedGlobals',
  )

  describe(`${engine}: what a locked recipe withholds`, () => {
    it.each(ROLES)('is in no answer to who may not read it: %s', async (role) => {
      for (const name of readingCalls) {
        const query = { recipeId: recipe.id }
        expect(hiddenIn(await ask(role, name, query)), name).toEqual([])
        expect(hiddenIn(await ask(role, name, query, other)), `${name} elsewhere`).toEqual([])
        const reduced = { ...query, blocks: 'basic' }
        expect(hiddenIn(await ask(role, name, reduced)), `${name} reduced`).toEqual([])
      }
    })

    it.each(READERS)('comes to who may read it by its address: %s', async (role) => {
      const found = hiddenIn(await ask(role, 'getRecipe'))
      expect(found).toEqual(expect.arrayContaining(['ingredient', 'step', 'videoKey']))
      expect(found.filter((part) => /^(?:storyPicture|gallery)/.test(part))).toEqual([
        'storyPictureAlt',
        'storyPictureCaption',
        'galleryPictureAlt',
        'galleryPictureCaption',
        'galleryCaption',
        'storyPictureId',
        'storyPictureKey',
        'galleryPictureId',
        'galleryPictureKey',
      ])
      // The page a recipe was made from stays with its author.
      expect(found).not.toContain('legacy')
    })

    it.each(READERS)('holds nothing that was not published: %s', async (role) => {
      const found = hiddenIn(await ask(role, 'getRecipe'))
      expect(found).not.toEqual(expect.arrayContaining(['draft']))
      expect(found).not.toEqual(expect.arrayContaining(['discardedDraft']))
    })

    it.each(['editor', 'author'] as const)(
      'is in the export of its site, where it is looked for in others: %s',
      async (role) => {
        const found = hiddenIn(await ask(role, 'exportSite'))
        expect(found).toEqual(expect.arrayContaining(['ingredient', 'step', 'legacy', 'note']))
        expect(hiddenIn(await ask('foreignAuthor', 'exportSite', {}, other))).toEqual([])
      },
    )

    it.each([...ROLES, ...READERS])(
      'changes no answer of a search: %s',
      async (role) => {
        for (const [part, word] of Object.entries(recipe.hidden)) {
          const nothing = coinWord()
          for (const [way, [name, query]] of waysToAsk(word).entries()) {
            const [, control] = waysToAsk(nothing)[way] ?? []
            const told = await ask(role, name, query)
            const expected = await ask(role, name, control)
            expect(told.replaceAll(word, nothing), `${part} by ${JSON.stringify(query)}`).toBe(
              expected.replaceAll(word, nothing),
            )
          }
        }
      },
      240_000,
    )

    it('leaves what anyone may read of it to be found', async () => {
      for (const [part, word] of Object.entries(recipe.open)) {
        expect(await ask('visitor', 'listRecipes', { query: word }), part).toContain(recipe.id)
      }
      for (const word of [recipe.open.ingredient, recipe.open.alsoCalled]) {
        expect(await ask('visitor', 'listRecipes', { ingredients: word })).toContain(recipe.id)
      }
      const typed = recipe.open.ingredient.slice(0, -4)
      const suggested = await ask('visitor', 'listSearchSuggestions', { query: typed })
      expect(suggested).toContain(recipe.open.ingredient)
    })

    it('is found by who works on the site, in the kitchen alone', async () => {
      for (const word of [recipe.hidden.ingredient, recipe.hidden.catalogueIngredient]) {
        expect(await ask('author', 'listManagedRecipes', { query: word })).toContain(recipe.id)
      }
    })
  })

  describe(`${engine}: a recipe that is locked later`, () => {
    it('withholds at once what was found before, and gives it back when it is opened', async () => {
      const { id, slug, hidden } = await makeLockedRecipe(payload, site.id, site.owner)
      const isFound = async (): Promise<boolean> => {
        await settled()
        const answers = await Promise.all([
          ask('visitor', 'listRecipes', { query: hidden.ingredient }),
          ask('visitor', 'listRecipes', { ingredients: hidden.ingredient }),
          ask('visitor', 'listSearchSuggestions', { query: hidden.ingredient.slice(0, 10) }),
        ])
        const found = answers.map(
          (text) => text.includes(id) || text.includes(`${hidden.ingredient}"`),
        )
        expect(new Set(found).size, JSON.stringify(answers)).toBe(1)
        return found[0] === true
      }
      const lock = (privacy: string): Promise<unknown> =>
        payload.db.pool.query('update recipes set privacy_setting = $2 where slug = $1', [
          slug,
          privacy,
        ])
      expect(await isFound()).toBe(false)
      await lock('public')
      expect(await isFound()).toBe(true)
      await lock('subscribers_only')
      expect(await isFound()).toBe(false)
    })
  })

  it('asks by every public call that takes words', () => {
    const takesWords = readingCalls.filter((name) => {
      const { query }: CallSchema = SCHEMAS[name]
      const shape =
        query && JSON.stringify(z.toJSONSchema(query, { unrepresentable: 'any', io: 'input' }))
      return requiredLevel(name) === 'anyone' && shape?.includes('"query":')
    })
    expect(takesWords.toSorted()).toEqual([...LISTS, 'listSearchSuggestions'].toSorted())
  })
}

/** Every way a word is looked for: as it is, begun, mistyped, as an ingredient, beside others. */
function waysToAsk(word: string): [CallName, Record<string, string>][] {
  const begun = word.slice(0, 9)
  const mistyped = `${word.slice(0, 5)}x${word.slice(6)}`
  const swapped = `${word.slice(0, 4)}${word.charAt(5)}${word.charAt(4)}${word.slice(6)}`
  const asked = [word, begun, mistyped, swapped, `tart ${word}`, `${word}s`]
  return [
    ...asked.flatMap((text): [CallName, Record<string, string>][] => [
      ['listRecipes', { query: text, highlights: 'true' }],
      ['listSearchSuggestions', { query: text }],
    ]),
    ...[word, mistyped].map((text): [CallName, Record<string, string>] => [
      'listRecipes',
      { ingredients: text, highlights: 'true' },
    ]),
    ['listRecipes', { ingredients: `salt,${word}` }],
    ['listFilters', { query: word }],
    ['listFilters', { ingredients: word }],
  ]
}
