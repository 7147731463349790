import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ManagedRecipesQuery } from '@/src/contract/recipe/recipes-index'
import { ANONYMOUS_READER } from '@/src/domain/premium'
import type { TermKind } from '@/src/domain/term-kind'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import type { Caller } from '../accounts/caller'
import { deleteRecipe, restoreRecipe } from './edit'
import { listPublishedForPickers } from './editor-read'
import { presentFilters } from './filters'
import { getManagedRow, listManagedRecipes } from './managed'
import { isPreviewLink, previewLink } from './preview'
import { publishRecipe, unpublishRecipe } from './publish'
import { getRecipe, listFeaturedRecipes, listSiteRecipes } from './read'
import { premiumReader } from './reader'
import { freeSlug } from './slugs'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})

const HOUR = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString()
const slugsOf = (recipes: readonly { slug: string }[]): string[] => recipes.map(({ slug }) => slug)

async function managed(site: TestSite, query: Record<string, unknown> = {}): Promise<string[]> {
  const asked = ManagedRecipesQuery.parse(query)
  const { recipes, total } = await listManagedRecipes(payload, site.id, asked)
  expect(total).toBeGreaterThanOrEqual(recipes.length)
  return slugsOf(recipes)
}

describe('the list of all recipes of a site', () => {
  it('goes by change, by date with drafts first or last, or by title without capitals', async () => {
    const site = await makeSite(payload)
    const make = (slug: string, title: string, publishedAt: string | null) =>
      makeRecipe(payload, site.id, { slug, title, publishedAt })
    await make('old', 'banana', inHours(-9))
    await make('draft', 'Apple', null)
    await make('new', 'Cherry', inHours(-1))
    const { id } = await getManagedRow(payload, site.id, (await make('last', 'date', null)).id)
    await payload.update({ collection: 'recipes', id, data: { publishedAt: inHours(-5) } })
    expect(await managed(site)).toEqual(['last', 'new', 'draft', 'old'])
    expect(await managed(site, { orderBy: 'published_at_desc' })).toEqual([
      'draft',
      'new',
      'last',
      'old',
    ])
    expect(await managed(site, { orderBy: 'published_at_asc' })).toEqual([
      'old',
      'last',
      'new',
      'draft',
    ])
    expect(await managed(site, { orderBy: 'title_asc' })).toEqual(['draft', 'old', 'new', 'last'])
    const page = { orderBy: 'title_asc', limit: 2, offset: 1 }
    expect(await managed(site, page)).toEqual(['old', 'new'])
    const asked = ManagedRecipesQuery.parse(page)
    expect((await listManagedRecipes(payload, site.id, asked)).total).toBe(4)
  })

  it('is of drafts, of published ones with those to come, or of the bin alone', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id, { slug: 'out' })
    await makeRecipe(payload, site.id, { slug: 'to-come', publishedAt: inHours(5) })
    await makeRecipe(payload, site.id, { slug: 'draft', publishedAt: null })
    const binned = await makeRecipe(payload, site.id, { slug: 'binned' })
    await deleteRecipe(payload, site.id, binned.id)
    const sorted = async (status?: string) =>
      (await managed(site, status === undefined ? {} : { status })).toSorted()
    expect(await sorted()).toEqual(['draft', 'out', 'to-come'])
    expect(await sorted('draft')).toEqual(['draft'])
    expect(await sorted('published')).toEqual(['out', 'to-come'])
    expect(await sorted('deleted')).toEqual(['binned'])
  })

  it('finds signs of patterns as they are, and lines of locked recipes beyond the open ones', async () => {
    const site = await makeSite(payload)
    const lines = (...names: string[]) => [
      { ingredientUsages: names.map((ingredientTitleOverride) => ({ ingredientTitleOverride })) },
    ]
    await makeRecipe(payload, site.id, { slug: 'rye', title: '50% rye' })
    await makeRecipe(payload, site.id, { slug: 'wheat', title: '50 wheat' })
    await makeRecipe(payload, site.id, {
      slug: 'locked',
      privacySetting: 'subscribers_only',
      ingredientUsageGroups: lines('salt', 'oil', 'water', 'asafoetida resin'),
    })
    const other = await makeSite(payload)
    await makeRecipe(payload, other.id, { title: '50% rye' })
    expect(await managed(site, { query: '0%' })).toEqual(['rye'])
    expect(await managed(site, { query: 'foetida' })).toEqual(['locked'])
    expect(await managed(site, { query: '\\' })).toEqual([])
    expect(await managed(site, { query: 'WHEA' })).toEqual(['wheat'])
    expect(await managed(site, { query: 'whaet' })).toEqual(['wheat'])
  })
})

describe('a slug that is free', () => {
  it('is the wish, or the wish with the first number nobody has', async () => {
    const site = await makeSite(payload)
    expect(await freeSlug(payload, site.id, 'soup')).toBe('soup')
    for (const slug of ['soup', 'soup-2', 'soup-4', 'soup-x']) {
      await makeRecipe(payload, site.id, { slug })
    }
    expect(await freeSlug(payload, site.id, 'soup')).toBe('soup-3')
    expect(await freeSlug(payload, site.id, 'soup', new Set(['soup-3']))).toBe('soup-5')
    expect(await freeSlug(payload, site.id, 'stew', new Set(['stew']))).toBe('stew-2')
    const other = await makeSite(payload)
    expect(await freeSlug(payload, other.id, 'soup')).toBe('soup')
  })

  it('may be that of a recipe in the bin, and stays within its length', async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id, { slug: 'soup' })
    await deleteRecipe(payload, site.id, id)
    expect(await freeSlug(payload, site.id, 'soup')).toBe('soup')
    const long = 'a'.repeat(200)
    const free = await freeSlug(payload, site.id, long, new Set([long]))
    expect(free).toMatch(/^a+-2$/)
    expect(free.length).toBeLessThanOrEqual(200)
  })
})

describe('a recipe that goes to the bin and comes back', () => {
  it('is of its own site only, and comes back once', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const { id } = await makeRecipe(payload, site.id)
    const gone = { code: 'not_found' }
    await expect(deleteRecipe(payload, other.id, id)).rejects.toMatchObject(gone)
    await expect(restoreRecipe(payload, site.id, id)).rejects.toMatchObject(gone)
    await deleteRecipe(payload, site.id, id)
    await expect(deleteRecipe(payload, site.id, id)).rejects.toMatchObject(gone)
    await expect(restoreRecipe(payload, other.id, id)).rejects.toMatchObject(gone)
    expect(await restoreRecipe(payload, site.id, id)).toMatchObject({ id })
    await expect(restoreRecipe(payload, site.id, id)).rejects.toMatchObject(gone)
  })

  it('keeps its first date when it is published again, and takes another when one is given', async () => {
    const site = await makeSite(payload)
    const first = inHours(-100)
    const { id } = await makeRecipe(payload, site.id, { publishedAt: first })
    expect((await publishRecipe(payload, site.id, id, undefined)).publishedAt).toBe(first)
    const later = inHours(100)
    expect((await publishRecipe(payload, site.id, id, later)).publishedAt).toBe(later)
    expect((await unpublishRecipe(payload, site.id, id)).publishedAt).toBeNull()
    const other = await makeSite(payload)
    await expect(publishRecipe(payload, other.id, id, later)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(unpublishRecipe(payload, other.id, id)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('a preview link', () => {
  it('counts a day and up to an hour more, and is the same when it is asked for again', async () => {
    const site = await makeSite(payload)
    const { id, slug } = await makeRecipe(payload, site.id, { publishedAt: null })
    const link = new URL((await previewLink(payload, id)) ?? '')
    const parameter = link.searchParams.get('preview') ?? ''
    const left = Number(parameter.split('.')[0]) - Date.now() / 1000
    expect(left).toBeGreaterThan(86_400 - 1)
    expect(left).toBeLessThanOrEqual(86_400 + 3_600)
    const other = await makeSite(payload)
    expect(isPreviewLink(payload, site.id, slug, parameter)).toBe(true)
    expect(isPreviewLink(payload, other.id, slug, parameter)).toBe(false)
    await deleteRecipe(payload, site.id, id)
    expect(await previewLink(payload, id)).toBeNull()
  })
})

describe('the recipes a site leads with', () => {
  it('are in the author’s order, and only what readers may see there', async () => {
    const site = await makeSite(payload)
    const recipes = []
    for (const slug of ['c', 'b', 'a']) {
      recipes.push(await makeRecipe(payload, site.id, { slug }))
    }
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const featuredRecipes = [draft, ...recipes].map(({ id }) => id)
    await payload.update({ collection: 'sites', id: site.id, data: { featuredRecipes } })
    expect(slugsOf(await listFeaturedRecipes(payload, site.id))).toEqual(['c', 'b', 'a'])
  })

  it('can be picked from all that is published, the newest first, with what a picker shows', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id, { slug: 'older', publishedAt: inHours(-9) })
    await makeRecipe(payload, site.id, { slug: 'newer', publishedAt: inHours(-2) })
    await makeRecipe(payload, site.id, { slug: 'to-come', publishedAt: inHours(2) })
    await makeRecipe(payload, site.id, { slug: 'draft', publishedAt: null })
    const picked = await listPublishedForPickers(payload, site.id)
    expect(slugsOf(picked)).toEqual(['newer', 'older'])
    expect(Object.keys(picked[0] ?? {}).toSorted()).toEqual([
      'id',
      'image',
      'privacySetting',
      'publishedAt',
      'slug',
      'title',
    ])
  })

  it('are among the addresses of all sites once they are published', async () => {
    const site = await makeSite(payload)
    for (const slug of ['b', 'a']) await makeRecipe(payload, site.id, { slug })
    await makeRecipe(payload, site.id, { slug: 'draft', publishedAt: null })
    const mine = (await listSiteRecipes(payload)).filter(({ siteSlug }) => siteSlug === site.slug)
    expect(mine.map(({ recipeSlug }) => recipeSlug)).toEqual(['a', 'b'])
  })
})

describe('who may read all of a recipe', () => {
  it('is who works on its site, who pays for it, and who runs the platform', async () => {
    const editor = await makeUser(payload)
    const [site, other] = [
      await makeSite(payload, { editors: [editor.id] }),
      await makeSite(payload),
    ]
    const { id: paying } = await makeUser(payload)
    await payload.create({
      collection: 'subscriptions',
      data: { user: paying, site: site.id, planType: 'monthly', status: 'active' },
    })
    const as = (userId: string, isPlatformAdmin = false): Caller => ({
      userId,
      isPlatformAdmin,
      email: '',
      sessionId: '',
      siteId: null,
      isBound: false,
    })
    const reader = (caller: Caller | null, at = site) => premiumReader(payload, at.id, caller)
    expect(await reader(null)).toEqual(ANONYMOUS_READER)
    expect(await reader(as(paying))).toEqual({ planType: 'monthly', isManager: false })
    expect(await reader(as(paying), other)).toEqual({ planType: null, isManager: false })
    for (const userId of [site.owner, editor.id]) {
      expect(await reader(as(userId))).toEqual({ planType: null, isManager: true })
      expect(await reader(as(userId), other)).toEqual({ planType: null, isManager: false })
    }
    expect(await reader(as(paying, true), other)).toMatchObject({ isManager: true })
    const { slug } = await makeRecipe(payload, site.id, { publishedAt: inHours(2) })
    const asManager = await reader(as(editor.id))
    const drafts = { withDrafts: true }
    expect(await getRecipe(payload, site.id, slug, asManager, drafts)).not.toBeNull()
    expect(await getRecipe(payload, site.id, slug, asManager)).toBeNull()
    expect(await getRecipe(payload, other.id, slug, asManager, drafts)).toBeNull()
  })
})

describe('what a list can be filtered by', () => {
  const term = async (kind: TermKind, slug: string, title: string, site?: string) =>
    (
      await payload.create({
        collection: 'terms',
        data: { kind, slug, title, ...(site ? { site } : {}) },
      })
    ).id

  it('has the most frequent terms first, equals by title, and chosen ones that lead to nothing', async () => {
    const site = await makeSite(payload)
    const prefix = unique('t')
    const slug = (name: string) => `${prefix}-${name}`
    for (const name of ['Beta', 'alpha', 'Gamma', 'Unused']) {
      await term('tag', slug(name.toLowerCase()), name)
    }
    const counts = {
      meals: new Map<string, number>(),
      categories: new Map<string, number>(),
      methods: new Map<string, number>(),
      cuisines: new Map<string, number>(),
      diets: new Map<string, number>(),
      tags: new Map([
        [slug('beta'), 2],
        [slug('alpha'), 2],
        [slug('gamma'), 3],
        [slug('unknown'), 9],
      ]),
    }
    const tags = async (termLimit?: number) => {
      const query = {
        limit: 24,
        offset: 0,
        orderBy: 'published_at_desc' as const,
        tags: [slug('unused')],
        ...(termLimit ? { termLimit } : {}),
      }
      const filters = await presentFilters(payload, site.id, query, counts)
      return filters.tags.map(({ title, recipeCount, isSelected }) => [
        title,
        recipeCount,
        isSelected,
      ])
    }
    expect(await tags()).toEqual([
      ['Gamma', 3, false],
      ['alpha', 2, false],
      ['Beta', 2, false],
      ['Unused', 0, true],
    ])
    expect(await tags(3)).toEqual([
      ['Gamma', 3, false],
      ['alpha', 2, false],
      ['Unused', 0, true],
    ])
  })

  it('has the site’s own term where the platform has one of the same name, and no other site’s', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const slug = unique('tag')
    await term('tag', slug, 'Platform')
    const own = await term('tag', slug, 'Own', site.id)
    await term('tag', slug, 'Foreign', other.id)
    await term('meal', slug, 'A meal')
    const orderBy = 'published_at_desc' as const
    const query = { limit: 24, offset: 0, orderBy, tags: [slug] }
    const of = async (siteId: string) => (await presentFilters(payload, siteId, query, null)).tags
    expect(await of(site.id)).toMatchObject([{ id: own, title: 'Own', isSelected: true }])
    expect(await of((await makeSite(payload)).id)).toMatchObject([{ title: 'Platform' }])
    expect((await presentFilters(payload, site.id, query, null)).meals).toEqual([])
  })
})
