import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import {
  ask,
  payload,
  secret,
  settle,
  siteMap,
  sql,
  statements,
  texts,
} from '@/src/testing/setups/feeds'
import { answerAccountRobots } from './account'
import { answerFeed, answerSiteRobots } from './answer'
import { answerPartOfSiteMap } from './site-map-answer'

const rss = (site: string, headers?: Record<string, string>) =>
  answerFeed(payload, ask(headers), site, 'rss')

describe('the feeds of a site', () => {
  it('tell its latest thirty recipes whole, newest first', async () => {
    const owner = await makeUser(payload, { displayName: 'Ilse Brandt' })
    const site = await makeSite(payload, { owner: owner.id })
    for (let age = 1; age <= 31; age += 1) {
      const publishedAt = new Date(Date.now() - age * 3_600_000).toISOString()
      await makeRecipe(payload, site.id, {
        title: `Recipe ${age}`,
        publishedAt,
        note: `Note ${age}.`,
      })
    }
    const answer = await rss(site.slug)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const [, ...titles] = await texts(answer, 'title')
    expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `Recipe ${index + 1}`))
    const json = await answerFeed(payload, ask(), site.slug, 'json')
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    const feed: unknown = await json.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `http://${site.slug}.localhost:3000/`,
      authors: [{ name: 'Ilse Brandt' }],
      items: expect.objectContaining({ length: 30 }),
    })
    expect(feed).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ content_html: expect.stringContaining('<p>Note 7.</p>') }),
      ]),
    })
    // the site, its recipes, its letters, and the units
    expect(await statements(() => rss(site.slug))).toBe(4)
  })

  it('and its map know nothing of drafts, of what is to come, or was deleted, or is of others', async () => {
    const site = await makeSite(payload)
    const other = await makeSite(payload)
    await makeRecipe(payload, site.id, { publishedAt: null })
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
    await makeRecipe(payload, site.id, { publishedAt })
    const deleted = await makeRecipe(payload, site.id)
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'recipes', id: deleted.id, data })
    await makeRecipe(payload, other.id)
    expect(await texts(await rss(site.slug), 'item')).toEqual([])
    expect(await texts(await siteMap(site.slug), 'loc')).toHaveLength(4)
    const robots = await answerAccountRobots(payload, ask())
    const words = await robots.text()
    expect(words).not.toContain(`//${site.slug}.`)
    expect(words).toContain(`Sitemap: http://${other.slug}.localhost:3000/sitemap.xml\n`)
  })

  it('tell of a locked recipe only what anybody may read', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id, {
      ...secret,
      title: 'Locked',
      description: 'The head of it.',
      privacySetting: 'subscribers_only',
    })
    for (const format of ['rss', 'json'] as const) {
      const body = await (await answerFeed(payload, ask(), site.slug, format)).text()
      expect(body).toContain('The head of it.')
      expect(body).toContain('salt')
      expect(body).toContain('This is a premium recipe')
      expect(body).not.toContain('secret')
    }
  })

  it('are asked for anew and answer 304 until something changes, at once when it does', async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    for (const get of [rss, siteMap]) {
      const first = await get(site.slug)
      expect(first.headers.get('cache-control')).toBe('no-cache')
      const etag = first.headers.get('etag') ?? ''
      const again = await get(site.slug, { 'if-none-match': etag })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      const title = unique('Retitled')
      await payload.update({ collection: 'recipes', id, data: { title } })
      expect((await get(site.slug, { 'if-none-match': etag })).status).toBe(200)
    }
  })

  it('take what was taken away, and a day that has come, for changes by date too', async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    await settle(site.id)
    const lastModified = async () => (await rss(site.slug)).headers.get('last-modified') ?? ''
    const before = await lastModified()
    expect(before).toMatch(/ GMT$/)
    expect((await rss(site.slug, { 'if-modified-since': before })).status).toBe(304)
    await payload.update({ collection: 'recipes', id, data: { publishedAt: null } })
    expect((await rss(site.slug, { 'if-modified-since': before })).status).toBe(200)
    await settle(site.id)
    const publishedAt = new Date(Date.now() - 10_000).toISOString()
    await sql('update recipes set published_at = $2 where id = $1', [id, publishedAt])
    expect(Date.parse(await lastModified())).toBe(Math.floor(Date.parse(publishedAt) / 1000) * 1000)
  })

  it('are those of a verified custom domain wherever they are asked for', async () => {
    const domain = `${unique('kitchen')}.example`
    const claimed = `${unique('claimed')}.example`
    const { id, slug } = await makeSite(payload, {
      primaryDomain: claimed,
      domains: [
        { domain: claimed, verifiedAt: null },
        { domain, verifiedAt: '2026-01-01T00:00:00.000Z' },
      ],
    })
    const recipe = await makeRecipe(payload, id)
    for (const key of [slug, domain]) {
      expect(await texts(await rss(key), 'guid')).toEqual([
        `http://${domain}/recipes/${recipe.slug}`,
      ])
      expect((await texts(await siteMap(key), 'loc'))[0]).toBe(`http://${domain}/`)
      const robots = await answerSiteRobots(payload, ask(), key)
      expect(await robots.text()).toContain(`Sitemap: http://${domain}/sitemap.xml\n`)
    }
    expect((await rss(claimed)).status).toBe(404)
  })

  it('are new again when the site answers elsewhere, which no tag of a reader tells', async () => {
    const [first, second] = [`${unique('one')}.example`, `${unique('two')}.example`]
    const verifiedAt = '2026-01-01T00:00:00.000Z'
    const site = await makeSite(payload, {
      domains: [
        { domain: first, verifiedAt },
        { domain: second, verifiedAt },
      ],
    })
    await makeRecipe(payload, site.id)
    const home = async () => (await texts(await rss(site.slug), 'link'))[0]
    const changes: [string, string][] = [
      ['update sites set primary_domain = $2 where id = $1', second],
      ['delete from site_domains where _parent_id = $1 and domain = $2', second],
      [`update site_domains set verified_at = null where _parent_id = $1 and domain = $2`, first],
    ]
    for (const [statement, domain] of changes) {
      await settle(site.id)
      const before = await home()
      const since = { 'if-modified-since': new Date(Date.now() - 1_800_000).toUTCString() }
      expect((await rss(site.slug, since)).status).toBe(304)
      const { updatedAt } = await payload.findByID({ collection: 'sites', id: site.id, depth: 0 })
      await sql(statement, [site.id, domain])
      expect(await home()).not.toBe(before)
      expect((await rss(site.slug, since)).status, statement).toBe(200)
      // Forms that are open are not told that somebody else has changed the site.
      const now = await payload.findByID({ collection: 'sites', id: site.id, depth: 0 })
      expect(now.updatedAt).toBe(updatedAt)
    }
  })

  it('are not there where there is no site', async () => {
    const nobody = unique('nobody')
    const answers = await Promise.all([
      rss(nobody),
      siteMap(nobody),
      answerPartOfSiteMap(payload, ask(), nobody, '1.xml'),
      answerSiteRobots(payload, ask(), nobody),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})
