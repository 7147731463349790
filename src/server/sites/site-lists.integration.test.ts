import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { ROLE_LEVELS } from '@/src/testing/roles'
import type { Caller } from '../accounts/caller'
import {
  createCollection,
  deleteCollection,
  getManagedCollection,
  updateCollection,
} from '../collections/edit'
import { getCollection, listCollections, listManagedCollections } from '../collections/read'
import { isOwnOrigin } from '../uploads/origins'
import { createSite, updateSite } from './edit'
import { listManagedSites } from './managed'
import { getPublicSite } from './read'
import { findSite, getSiteLevels } from './scope'
import { getSiteSettings } from './settings'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const caller = (userId: string, isPlatformAdmin = false): Caller => ({
  userId,
  isPlatformAdmin,
  email: '',
  sessionId: '',
  siteId: null,
  isBound: false,
})
const VERIFIED = '2026-01-01T00:00:00.000Z'
const domain = (): string => `${unique('kitchen')}.example`

describe('a collection of a site', () => {
  const recipesOf = async (site: TestSite, slugs: readonly string[]): Promise<string[]> =>
    Promise.all(slugs.map(async (slug) => (await makeRecipe(payload, site.id, { slug })).id))

  it('has its recipes once each in the author’s order, counted with drafts for authors only', async () => {
    const site = await makeSite(payload)
    const writer = { siteId: site.id, userId: site.owner }
    const [b = '', a = ''] = await recipesOf(site, ['b', 'a'])
    const draft = await makeRecipe(payload, site.id, { slug: 'draft', publishedAt: null })
    const binned = await makeRecipe(payload, site.id, { slug: 'binned' })
    const recipeIds = [b, draft.id, a, b, binned.id]
    const made = await createCollection(payload, writer, { title: 'Jars', slug: 'jars', recipeIds })
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'recipes', id: binned.id, data: { deletedAt } })
    const slugs = (recipes: readonly { slug: string }[]) => recipes.map(({ slug }) => slug)
    const managed = await getManagedCollection(payload, site.id, made.id)
    expect(slugs(managed.recipes)).toEqual(['b', 'draft', 'a'])
    expect(managed.recipeCount).toBe(3)
    const read = await getCollection(payload, site.id, 'jars')
    expect(slugs(read?.recipes ?? [])).toEqual(['b', 'a'])
    expect(read?.recipeCount).toBe(2)
    expect((await listCollections(payload, site.id))[0]?.recipeCount).toBe(2)
    expect((await listManagedCollections(payload, site.id))[0]?.recipeCount).toBe(3)
    const reordered = await updateCollection(payload, writer, made.id, { recipeIds: [a, b] }, null)
    expect(slugs(reordered.recipes)).toEqual(['a', 'b'])
    expect(reordered).toMatchObject({ title: 'Jars', slug: 'jars' })
  })

  it('is of its own site only, and leaves its recipes where they are when it goes', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const [id = ''] = await recipesOf(site, ['kept'])
    const writer = { siteId: site.id, userId: site.owner }
    const made = await createCollection(payload, writer, {
      title: 'Jars',
      slug: 'jars',
      recipeIds: [id],
    })
    const gone = { code: 'not_found' }
    const stranger = { siteId: other.id, userId: other.owner }
    await expect(
      updateCollection(payload, stranger, made.id, { title: 'Mine' }, null),
    ).rejects.toMatchObject(gone)
    await expect(deleteCollection(payload, other.id, made.id)).rejects.toMatchObject(gone)
    expect(await getCollection(payload, other.id, 'jars')).toBeNull()
    await deleteCollection(payload, site.id, made.id)
    await expect(getManagedCollection(payload, site.id, made.id)).rejects.toMatchObject(gone)
    expect(await payload.count({ collection: 'recipes', where: { id: { equals: id } } })).toEqual({
      totalDocs: 1,
    })
  })

  it('stands among the others by when it was made', async () => {
    const site = await makeSite(payload)
    const writer = { siteId: site.id, userId: site.owner }
    for (const slug of ['zebra', 'apple']) {
      await createCollection(payload, writer, { title: slug, slug })
    }
    const slugs = (await listCollections(payload, site.id)).map(({ slug }) => slug)
    expect(slugs).toEqual(['zebra', 'apple'])
    expect((await listManagedCollections(payload, site.id)).map(({ slug }) => slug)).toEqual(slugs)
  })
})

describe('the sites somebody works on', () => {
  it('are listed by title with what they are to each, and what is in it', async () => {
    const { id: user } = await makeUser(payload)
    const own = await makeSite(payload, { owner: user, title: 'beta' })
    const edited = await makeSite(payload, { editors: [user], title: 'Alpha' })
    const foreign = await makeSite(payload, { title: 'Gamma' })
    await makeRecipe(payload, own.id)
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    await makeRecipe(payload, own.id, { publishedAt: inAnHour })
    await makeRecipe(payload, own.id, { publishedAt: null })
    const binned = await makeRecipe(payload, own.id)
    const deletedAt = new Date().toISOString()
    const binnedDraft = await makeRecipe(payload, own.id, { publishedAt: null })
    for (const { id } of [binned, binnedDraft]) {
      await payload.update({ collection: 'recipes', id, data: { deletedAt } })
    }
    expect(await listManagedSites(payload, caller(user))).toMatchObject([
      { id: edited.id, role: 'editor', recipeCount: 0, draftCount: 0 },
      { id: own.id, role: 'owner', recipeCount: 2, draftCount: 1, subscriberCount: 0 },
    ])
    const all = await listManagedSites(payload, caller(user, true))
    expect(all.find(({ id }) => id === foreign.id)?.role).toBe('admin')
    expect(all.find(({ id }) => id === own.id)?.role).toBe('owner')
  })

  it('stand to them as owner, editor, or nothing', async () => {
    const editor = await makeUser(payload)
    const site = await makeSite(payload, { editors: [editor.id] })
    const other = await makeSite(payload)
    const levels = (userId: string, isPlatformAdmin = false) =>
      getSiteLevels(payload, site.id, { userId, isPlatformAdmin })
    expect(await levels(site.owner)).toEqual(ROLE_LEVELS.author)
    expect(await levels(editor.id)).toEqual(ROLE_LEVELS.editor)
    expect(await levels(other.owner)).toEqual(ROLE_LEVELS.signedIn)
    expect(await levels(other.owner, true)).toEqual(ROLE_LEVELS.admin)
  })
})

describe('the settings of a site', () => {
  it('begin with the defaults, and refuse a reserved slug only when it is a new one', async () => {
    const { id } = await makeUser(payload)
    const settings = await createSite(payload, caller(id), { title: 'Salt', slug: unique('salt') })
    expect(settings).toMatchObject({
      role: 'owner',
      template: 'journal',
      currency: 'USD',
      newslettersEnabled: true,
    })
    const reserved = { code: 'validation_failed', issues: [{ path: 'slug' }] }
    await expect(
      createSite(payload, caller(id), { title: 'Salt', slug: 'admin' }),
    ).rejects.toMatchObject(reserved)
    const change = (slug: string) =>
      updateSite(payload, settings.id, caller(id), { title: 'Salt', slug }, null)
    await expect(change('admin')).rejects.toMatchObject(reserved)
    await payload.db.pool.query('update sites set slug = $2 where id = $1', [settings.id, 'admin'])
    expect(await change('admin')).toMatchObject({ slug: 'admin', title: 'Salt' })
  })

  it('that are the owner’s are named when an editor changes them, and may stay as they are', async () => {
    const editor = await makeUser(payload)
    const site = await makeSite(payload, { editors: [editor.id] })
    const change = (write: object) =>
      updateSite(
        payload,
        site.id,
        caller(editor.id),
        { title: site.title, slug: site.slug, ...write },
        null,
      )
    expect(await change({ aboutShort: 'New', currency: 'USD' })).toMatchObject({
      role: 'editor',
      aboutShort: 'New',
    })
    await expect(change({ slug: unique('other'), currency: 'EUR' })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Only the owner of the site can change its slug, currency.',
    })
  })

  it('lead with recipes that are not in the bin, in order', async () => {
    const site = await makeSite(payload)
    const ids = []
    for (const slug of ['c', 'a', 'b']) ids.push((await makeRecipe(payload, site.id, { slug })).id)
    await payload.update({ collection: 'sites', id: site.id, data: { featuredRecipes: ids } })
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'recipes', id: ids[1] ?? '', data: { deletedAt } })
    const settings = await getSiteSettings(payload, site.id, caller(site.owner))
    expect(settings.featuredRecipeIds).toEqual([ids[0], ids[2]])
  })
})

describe('where a site answers', () => {
  it('is the verified domain it chose, else its first verified one', async () => {
    const [waiting, first, chosen] = [domain(), domain(), domain()]
    const site = await makeSite(payload, {
      domains: [
        { domain: waiting },
        { domain: first, verifiedAt: VERIFIED },
        { domain: chosen, verifiedAt: VERIFIED },
      ],
    })
    const primary = async () => (await getPublicSite(payload, site.slug))?.primaryDomain
    expect(await primary()).toBe(first)
    const choose = (name: string) =>
      payload.db.pool.query('update sites set primary_domain = $2 where id = $1', [site.id, name])
    await choose(chosen)
    expect(await primary()).toBe(chosen)
    expect((await findSite(payload, first))?.primaryDomain).toBe(chosen)
    await choose(waiting)
    expect(await primary()).toBe(first)
  })

  it('may send pictures: the account host, sites and verified domains, by the protocol of all', async () => {
    const [proven, claimed] = [domain(), domain()]
    const site = await makeSite(payload, {
      domains: [{ domain: proven, verifiedAt: VERIFIED }, { domain: claimed }],
    })
    const isOwn = (origin: string) => isOwnOrigin(payload, origin)
    expect(await isOwn('http://localhost:3000')).toBe(true)
    expect(await isOwn(`http://${site.slug}.localhost:3000`)).toBe(true)
    expect(await isOwn(`http://${proven}`)).toBe(true)
    for (const origin of [
      'https://localhost:3000',
      `http://${claimed}`,
      `http://${unique('nobody')}.localhost:3000`,
      'http://elsewhere.example',
      'null',
      '',
    ]) {
      expect(await isOwn(origin), origin).toBe(false)
    }
  })
})
