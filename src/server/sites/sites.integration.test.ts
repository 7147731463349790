import { describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { PREVIEW_READER, isPreviewLink, previewLink } from '../recipes/preview'
import { getRecipe } from '../recipes/reading/read'
import { findFeedSite } from '../feeds/feed-site'
import { getPublicSite } from './read'
import { findSite } from './scope'
import { findRedirect } from './redirects'

const payload = await testPayload()

describe('a site', () => {
  // docs/product/sites-and-hosts.md#public-view-of-a-site
  it('is found by its slug, and read with defaults where nothing was chosen', async () => {
    const { slug, title } = await makeSite(payload)
    expect(await getPublicSite(payload, slug)).toMatchObject({
      slug,
      title,
      defaultMeasurementSystem: 'imperial',
      defaultTemperatureSystem: 'fahrenheit',
      headerLayout: 'left',
      about: [],
      events: [],
      headerLinks: [],
      colorTheme: { colorText: expect.stringMatching(/^#/) },
      typeTheme: { displayFontFamily: expect.any(String) },
    })
    expect(await getPublicSite(payload, 'nobody-is-here')).toBeNull()
  })

  it('answers to a custom domain once that is verified, and not before', async () => {
    const proven = `${unique('kitchen')}.example`
    const claimed = `${unique('kitchen')}.example`
    const { id } = await makeSite(payload, {
      domains: [
        { domain: proven, verifiedAt: '2026-01-01T00:00:00.000Z' },
        { domain: claimed, verifiedAt: null },
      ],
    })
    expect((await findSite(payload, proven.toUpperCase()))?.id).toBe(id)
    expect((await getPublicSite(payload, proven))?.id).toBe(id)
    expect(await findSite(payload, claimed)).toBeNull()
    expect(await getPublicSite(payload, claimed)).toBeNull()
  })

  it('keeps a verified domain for one site alone, however many wait for it', async () => {
    const domain = `${unique('kitchen')}.example`
    const verifiedAt = '2026-01-01T00:00:00.000Z'
    await makeSite(payload, { domains: [{ domain }] })
    await makeSite(payload, { domains: [{ domain, verifiedAt }] })
    await makeSite(payload, { domains: [{ domain }] })
    await expect(makeSite(payload, { domains: [{ domain, verifiedAt }] })).rejects.toThrow()
  })

  it('is found by its slug also where another has claimed that as a domain', async () => {
    const [victim, other] = [await makeSite(payload), await makeSite(payload)]
    await payload.db.pool.query(
      `insert into site_domains (_order, _parent_id, id, domain, verified_at)
        values (1, $1, gen_random_uuid(), $2, now())`,
      [other.id, victim.slug],
    )
    expect((await findSite(payload, victim.slug))?.id).toBe(victim.id)
    expect((await getPublicSite(payload, victim.slug))?.id).toBe(victim.id)
    expect((await findFeedSite(payload, victim.slug))?.id).toBe(victim.id)
  })

  it('is refused a slug that shadows a host of the deployment', async () => {
    await expect(makeSite(payload, { slug: 'admin' })).rejects.toThrow(/Slug/)
  })
})

// docs/product/recipes.md#drafts
describe('a preview link', () => {
  const signed = async (id: string): Promise<URL> =>
    new URL((await previewLink(payload, id)) ?? 'none:')

  it('shows a draft on its site to whoever has it, and only that draft', async () => {
    const site = await makeSite(payload)
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const other = await makeRecipe(payload, site.id, { publishedAt: null })
    const link = await signed(draft.id)
    expect(link.host).toBe(`${site.slug}.localhost:3000`)
    const parameter = link.searchParams.get('preview') ?? ''
    expect(isPreviewLink(payload, site.id, draft.slug, parameter)).toBe(true)
    expect(isPreviewLink(payload, site.id, other.slug, parameter)).toBe(false)
    expect(isPreviewLink(payload, site.id, draft.slug, '')).toBe(false)
    expect(isPreviewLink(payload, site.id, draft.slug, `${parameter}x`)).toBe(false)
    const [expires = ''] = parameter.split('.')
    const later = parameter.replace(expires, String(Number(expires) + 1))
    expect(isPreviewLink(payload, site.id, draft.slug, later)).toBe(false)
  })

  it('is what it takes to read a draft: a reader alone gets none', async () => {
    const site = await makeSite(payload)
    const { slug } = await makeRecipe(payload, site.id, { publishedAt: null })
    expect(await getRecipe(payload, site.id, slug, ANONYMOUS_READER)).toBeNull()
    const drafts = { withDrafts: true }
    expect(await getRecipe(payload, site.id, slug, ANONYMOUS_READER, drafts)).toBeNull()
    expect(await getRecipe(payload, site.id, slug, PREVIEW_READER, drafts)).not.toBeNull()
  })
})

describe('an old path of a site', () => {
  it('leads on by the path as people or as browsers write it, on its own site only', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const store = (from: string, to: string) =>
      payload.db.pool.query('insert into redirects (site_id, "from", "to") values ($1, $2, $3)', [
        site.id,
        from,
        to,
      ])
    await store('/café', '/recipes/coffee')
    await store('/tea%2Ftime', '/recipes/tea')
    await store('/out', 'javascript:alert(1)')
    expect(await findRedirect(payload, site.id, '/caf%C3%A9')).toBe('/recipes/coffee')
    expect(await findRedirect(payload, site.id, '/café')).toBe('/recipes/coffee')
    expect(await findRedirect(payload, site.id, '/tea%2Ftime')).toBe('/recipes/tea')
    expect(await findRedirect(payload, site.id, '/out')).toBeNull()
    expect(await findRedirect(payload, other.id, '/café')).toBeNull()
    for (const broken of ['/%', '/caf%E9', '/%00', '/none']) {
      expect(await findRedirect(payload, site.id, broken), broken).toBeNull()
    }
  })
})
