import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { makePerson } from '@/src/testing/setups/make-person'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const call = (method: string, path: string, token?: string, body?: unknown) =>
  callApi(payload, method, path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  })
const person = () => makePerson(payload)

async function ownSite(): Promise<{ settings: SiteSettings; token: string; owner: string }> {
  const { id, token } = await person()
  const answer = await call('POST', '/v1/manage/sites', token, {
    title: 'My Kitchen',
    slug: unique('mine'),
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { settings: settingsIn(answer.body), token, owner: id }
}
const settingsIn = (body: unknown): SiteSettings =>
  SCHEMAS.getManagedSite.answer.parse(body).currentSite
// docs/product/sites-and-hosts.md#settings-of-a-site
describe('sites of one’s own', () => {
  it('are made with the defaults of the product, and listed', async () => {
    const { settings, token } = await ownSite()
    expect(settings).toMatchObject({
      role: 'owner',
      defaultMeasurementSystem: 'imperial',
      defaultTemperatureSystem: 'fahrenheit',
      headerLayout: 'left',
    })
    const { body } = await call('GET', '/v1/manage/sites', token)
    expect(body).toMatchObject({ sites: [{ slug: settings.slug, role: 'owner' }] })
    const read = await call('GET', `/v1/site/${settings.slug}/current-site`)
    expect(read.body).toMatchObject({ currentSite: { title: 'My Kitchen' } })
  })

  it('take neither a reserved name nor one that is taken', async () => {
    const { settings, token } = await ownSite()
    const reserved = await call('POST', '/v1/manage/sites', token, { title: 'A', slug: 'kitchen' })
    expect(reserved).toMatchObject({ status: 422, body: { error: { issues: [{ path: 'slug' }] } } })
    const taken = { title: 'A', slug: settings.slug }
    expect(await call('POST', '/v1/manage/sites', token, taken)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', issues: [{ path: 'slug' }] } },
    })
  })

  it('keep what is left out, and hold every setting', async () => {
    const { settings, token } = await ownSite()
    const path = `/v1/manage/${settings.slug}/sites`
    const { title, slug } = settings
    const recipe = await makeRecipe(payload, settings.id)
    const sent = {
      title,
      slug,
      aboutHeading: 'Hello',
      about: [{ type: 'paragraph', children: [{ text: 'Me.' }] }],
      defaultMeasurementSystem: 'metric',
      featuredRecipeIds: [recipe.id],
      socialMediaLinks: [{ platform: 'discord', url: 'https://discord.example.com/' }],
      headerLinks: [{ label: 'Shop', href: '/links' }],
      links: [{ href: 'https://example.com/' }],
      productLinks: [{ productTitle: 'Pan', href: 'https://example.com/pan' }],
      monthlyAmountCents: 500,
      themeStyle: 'bold',
      commentsEnabled: false,
    }
    const changed = await call('PUT', path, token, sent)
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(settingsIn(changed.body)).toMatchObject({
      ...sent,
      links: [{ href: 'https://example.com/', label: null }],
      headerLinks: [{ label: 'Shop', href: '/links', openInNewTab: false }],
    })
    const again = await call('PUT', path, token, { title: 'Other', slug })
    expect(settingsIn(again.body)).toMatchObject({ title: 'Other', aboutHeading: 'Hello' })
    const stale = { title: 'Stale', slug, updatedAt: settings.updatedAt }
    expect(await call('PUT', path, token, stale)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', current: { currentSite: { title: 'Other' } } } },
    })
  })

  it('say "Invalid URL" and "Required" where a link or a label is not right', async () => {
    const { settings, token } = await ownSite()
    const { title, slug } = settings
    const answer = await call('PUT', `/v1/manage/${slug}/sites`, token, {
      title,
      slug,
      links: [{ href: 'javascript:alert(1)' }],
      headerLinks: [{ label: '', href: 'javascript:alert(1)' }],
    })
    expect(answer).toMatchObject({ status: 422 })
    const { issues } = (answer.body as { error: { issues: object[] } }).error
    expect(issues).toEqual(
      expect.arrayContaining([
        { path: 'links.0.href', message: 'Invalid URL' },
        { path: 'headerLinks.0.label', message: 'Required' },
        expect.objectContaining({ path: 'headerLinks.0.href' }),
      ]),
    )
  })

  it('let editors change all but where they answer and what they cost', async () => {
    const { settings } = await ownSite()
    const editor = await person()
    await payload.update({
      collection: 'sites',
      id: settings.id,
      data: { editors: [editor.id] },
    })
    const path = `/v1/manage/${settings.slug}/sites`
    const { slug } = settings
    const renamed = await call('PUT', path, editor.token, { title: 'Renamed', slug })
    expect(settingsIn(renamed.body)).toMatchObject({ title: 'Renamed', role: 'editor' })
    for (const change of [{ slug: unique('moved') }, { slug, monthlyAmountCents: 1 }]) {
      const answer = await call('PUT', path, editor.token, { title: 'X', ...change })
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
    }
  })

  it('are not there for who does not manage them', async () => {
    const { settings } = await ownSite()
    const { token } = await person()
    for (const path of ['current-site', 'subscribers', 'globals', 'recipes']) {
      expect((await call('GET', `/v1/manage/${settings.slug}/${path}`, token)).status).toBe(404)
      expect((await call('GET', `/v1/manage/${settings.slug}/${path}`)).status).toBe(401)
    }
  })
})

// docs/product/accounts.md#profile
describe('the profile', () => {
  it('is changed in part, and a handle belongs to one person', async () => {
    const [one, two] = [await person(), await person()]
    const handle = unique('cook')
    const body = { displayName: 'Ada', handle, bio: 'Cooks.', temperatureSystem: 'celsius' }
    const changed = await call('PUT', '/v1/manage/current-user', one.token, body)
    expect(changed).toMatchObject({ status: 200, body: { currentUser: body } })
    const again = await call('PUT', '/v1/manage/current-user', one.token, { displayName: 'Bo' })
    expect(again.body).toMatchObject({ currentUser: { displayName: 'Bo', handle, bio: 'Cooks.' } })
    const taken = { displayName: 'Cy', handle }
    expect(await call('PUT', '/v1/manage/current-user', two.token, taken)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', issues: [{ path: 'handle' }] } },
    })
  })

  it('takes names of 2 to 255 characters, and only the caller’s own pictures', async () => {
    const { token } = await person()
    const theirs = await payload.create({
      collection: 'images',
      data: { key: `${randomUUID()}.jpg`, uploadedBy: (await person()).id },
    })
    for (const [path, body] of [
      ['displayName', { displayName: 'A' }],
      ['displayName', { displayName: 'A'.repeat(256) }],
      ['displayName', {}],
      ['avatar.id', { displayName: 'Ada', avatar: { id: theirs.id } }],
    ] as const) {
      const answer = await call('PUT', '/v1/manage/current-user', token, body)
      expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } })
    }
  })
})

// docs/product/site-pages.md#site-maps-and-robots
describe('addresses of all sites', () => {
  it('name sites, collections and published recipes, and no drafts', async () => {
    const site = await makeSite(payload)
    const recipe = await makeRecipe(payload, site.id)
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const slug = unique('all')
    await payload.create({
      collection: 'recipe-collections',
      data: { site: site.id, title: 'All', slug },
    })
    const { body: slugs } = await call('GET', '/v1/site/site-slugs')
    expect(slugs).toMatchObject({ siteSlugs: expect.arrayContaining([site.slug]) })
    const { body: collections } = await call('GET', '/v1/site/site-collections')
    expect(SCHEMAS.listSiteCollections.answer.parse(collections).siteCollections).toContainEqual(
      expect.objectContaining({ siteSlug: site.slug, collectionSlug: slug }),
    )
    const { body: recipes } = await call('GET', '/v1/site/site-recipes')
    expect(SCHEMAS.listSiteRecipes.answer.parse(recipes).siteRecipes).toContainEqual(
      expect.objectContaining({ siteSlug: site.slug, recipeSlug: recipe.slug }),
    )
    expect(JSON.stringify(recipes)).not.toContain(draft.slug)
  })
})
