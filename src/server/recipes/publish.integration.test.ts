import { afterEach, describe, expect, it, vi } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { publishRecipe, unpublishRecipe } from './publish'
import { getRecipe } from './reading/read'
import type { Caller } from '../accounts/caller'
import { deleteRecipe, restoreRecipe } from './bin'
import { isPreviewLink, previewLink } from './preview'
import { premiumReader } from './reading/reader'
import { findFreeSlug } from './slugs'

const payload = await testPayload()
afterEach(() => {
  vi.useRealTimers()
})

describe('a recipe that is published now', () => {
  it.each([-3_600_000, 3_600_000])(
    'is there at once, though this process is %d ms from the time of the database',
    async (shift) => {
      const site = await makeSite(payload)
      const recipe = await makeRecipe(payload, site.id, { publishedAt: null })
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift })
      await publishRecipe(payload, site.id, recipe.id, undefined)
      const found = await getRecipe(payload, site.id, recipe.slug, ANONYMOUS_READER)
      expect(found?.id).toBe(recipe.id)
      const { rows } = await payload.db.pool.query<{ seconds: number }>(
        `select abs(extract(epoch from clock_timestamp() - published_at))::float8 as seconds
          from recipes where id = $1`,
        [recipe.id],
      )
      expect(rows[0]?.seconds).toBeLessThan(60)
    },
  )
})

const HOUR = 3_600_000

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString()

describe('a slug that is free', () => {
  it('is the wish, or the wish with the first number nobody has', async () => {
    const site = await makeSite(payload)
    expect(await findFreeSlug(payload, site.id, 'soup')).toBe('soup')
    for (const slug of ['soup', 'soup-2', 'soup-4', 'soup-x']) {
      await makeRecipe(payload, site.id, { slug })
    }
    expect(await findFreeSlug(payload, site.id, 'soup')).toBe('soup-3')
    expect(await findFreeSlug(payload, site.id, 'soup', new Set(['soup-3']))).toBe('soup-5')
    expect(await findFreeSlug(payload, site.id, 'stew', new Set(['stew']))).toBe('stew-2')
    const other = await makeSite(payload)
    expect(await findFreeSlug(payload, other.id, 'soup')).toBe('soup')
  })

  it('may be that of a recipe in the bin, and stays within its length', async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id, { slug: 'soup' })
    await deleteRecipe(payload, site.id, id)
    expect(await findFreeSlug(payload, site.id, 'soup')).toBe('soup')
    const long = 'a'.repeat(200)
    const free = await findFreeSlug(payload, site.id, long, new Set([long]))
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
