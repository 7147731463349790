import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { PALETTES } from '@/src/domain/appearance/palettes'
import { getDesignPreview } from '@/src/server/sites/design/preview'
import { getPublicSite } from '@/src/server/sites/read'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { designedSite, payload } from '@/src/testing/setups/kitchen/designs'

/** A picture of a site. */
const image = async (of: Payload, { id }: { id: string }): Promise<string> => {
  const data = { key: `${unique('picture')}.jpg`, width: 800, height: 600, site: id }
  return (await of.create({ collection: 'images', data, depth: 0 })).id
}

const plum = PALETTES.find(({ name }) => name === 'Plum')?.colours
if (!plum) throw new Error('There is a palette called Plum')

// docs/product/site-design.md#drafts-of-the-design
describe('the draft of a design', () => {
  it('is the design as it is until somebody saves one, and readers see nothing of it', async () => {
    const { site, read, save, preview } = await designedSite()
    const before = await read()
    expect(before.draft).toMatchObject({ revision: 0, savedAt: null, document: before.published })
    const shown = await getPublicSite(payload, site.slug)
    const saved = await save({ template: 'bold', colorTheme: plum, title: 'Plum pudding' })
    expect(saved.body).toMatchObject({ draft: { revision: 1, savedBy: { id: site.owner } } })
    expect(await getPublicSite(payload, site.slug)).toEqual(shown)
    expect((await preview())?.site).toMatchObject({
      id: site.id,
      title: 'Plum pudding',
      template: 'bold',
      colorTheme: plum,
    })
  })

  it('is published as a whole, and then there is none', async () => {
    const { site, read, save, publish, preview } = await designedSite()
    await save({ template: 'classic', colorTheme: plum, aboutHeading: 'Who cooks here' })
    expect((await publish()).body).toMatchObject({ draft: { revision: 0 } })
    expect(await getPublicSite(payload, site.slug)).toMatchObject({
      template: 'classic',
      colorTheme: plum,
      aboutHeading: 'Who cooks here',
    })
    const { draft, published } = await read()
    expect([draft.revision, draft.document]).toEqual([0, published])
    expect((await preview())?.site.template).toBe('classic')
  })

  it('keeps what is half written, shows what could be published of it, and says what is missing', async () => {
    const { site, save, publish, preview } = await designedSite()
    const ready = { label: 'Shop', href: 'https://example.com/shop', openInNewTab: false }
    await save({
      headerLinks: [{ label: 'Half', href: '' }, ready],
      themeAccentColor: '#12',
      colorTheme: { ...plum, colorText: '#' },
      title: ' ',
    })
    const shown = (await preview())?.site
    expect(shown?.headerLinks).toMatchObject([ready])
    expect([shown?.themeAccentColor, shown?.title]).toEqual([null, site.title])
    const { status, body } = await publish()
    const { issues } = (body as { error: { issues: { path: string }[] } }).error
    expect([status, issues.map(({ path }) => path).toSorted()]).toEqual([
      422,
      ['colorTheme.colorText', 'headerLinks.0.href', 'themeAccentColor', 'title'],
    ])
  })

  it('of another revision, or of a site that was changed since, is answered with what is stored', async () => {
    const { site, read, save, ask, publish } = await designedSite()
    await save({ aboutHeading: 'One' })
    const { draft, site: stored } = await read()
    const old = { document: draft.document, revision: 0, basedOn: stored.updatedAt }
    const refused = await ask('PUT', '', old)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { current: { draft: { revision: 1 } } } },
    ])
    await payload.update({ collection: 'sites', id: site.id, data: { aboutShort: 'Changed' } })
    expect((await publish()).status).toBe(409)
    // A save after a merge is based on the site as it is now.
    const now = await read()
    expect([now.base.aboutShort, now.published.aboutShort]).toEqual([null, 'Changed'])
    await save({ aboutShort: 'Changed' })
    expect((await read()).base.aboutShort).toBe('Changed')
    expect((await publish()).status).toBe(200)
    expect(await getPublicSite(payload, site.slug)).toMatchObject({
      aboutShort: 'Changed',
      aboutHeading: 'One',
    })
  })

  // docs/product/sites-and-hosts.md#social-platforms
  it('keeps links to platforms that came with an import, and takes no new ones', async () => {
    const { site, read, save, preview, publish } = await designedSite()
    const brought = { platform: 'facebook', url: 'https://facebook.com/salt' } as const
    const data = { socialMediaLinks: [brought] }
    await payload.update({ collection: 'sites', id: site.id, data })
    const stored = (await read()).published.socialMediaLinks
    await save({ socialMediaLinks: [{ platform: 'x', url: 'https://x.com/salt' }, ...stored] })
    const links = [{ platform: 'x' }, brought]
    expect((await preview())?.site).toMatchObject({ socialMediaLinks: links })
    expect((await publish()).status).toBe(200)
    expect(await getPublicSite(payload, site.slug)).toMatchObject({ socialMediaLinks: links })
    await save({ socialMediaLinks: [{ platform: 'amazon', url: 'https://amazon.com/salt' }] })
    expect(await publish()).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'socialMediaLinks.0.platform' }] } },
    })
  })

  it('shows pictures and recipes of its own site alone', async () => {
    const { site, read, save, preview, publish } = await designedSite()
    const other = await makeSite(payload)
    const own = await image(payload, site)
    const foreign = await image(payload, other)
    const soup = await makeRecipe(payload, site.id, { title: 'Soup' })
    const kept = await makeRecipe(payload, site.id, { title: 'Kept', publishedAt: null })
    const theirs = await makeRecipe(payload, other.id)
    await save({
      logoId: own,
      iconId: foreign,
      featuredRecipeIds: [soup.id, kept.id, theirs.id],
    })
    const { references } = await read()
    expect(references.images.map(({ id }) => id)).toEqual([own])
    expect(references.recipes.map(({ title }) => title).toSorted()).toEqual(['Kept', 'Soup'])
    const shown = await preview()
    expect([shown?.site.logo?.id, shown?.site.icon]).toEqual([own, null])
    expect(shown?.featured?.map(({ title }) => title)).toEqual(['Soup'])
    expect((await publish()).status).toBe(200)
  })

  it('is saved without pictures of other sites, and can be published', async () => {
    const { site, read, save, publish } = await designedSite()
    const [own, foreign] = [
      await image(payload, site),
      await image(payload, await makeSite(payload)),
    ]
    const link = { productTitle: 'Jar', href: 'https://a.example' }
    const productLinks = [
      { ...link, productImageId: own },
      { ...link, productImageId: foreign },
    ]
    const design = { logoId: own, iconId: foreign, featuredImageId: foreign, productLinks }
    expect((await save(design)).status).toBe(200)
    expect((await read()).draft.document).toMatchObject({
      ...{ logoId: own, iconId: null, featuredImageId: null },
      productLinks: [{ productImageId: own }, { productImageId: null }],
    })
    expect((await publish()).status).toBe(200)
  })

  it('is saved without recipes of other sites, and keeps one in the bin, which cannot be published', async () => {
    const { site, read, save, publish } = await designedSite()
    const theirs = await makeRecipe(payload, (await makeSite(payload)).id)
    const [soup, bread] = [await makeRecipe(payload, site.id), await makeRecipe(payload, site.id)]
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'recipes', id: bread.id, data: { deletedAt } })
    await save({ featuredRecipeIds: [theirs.id, bread.id, randomUUID(), soup.id] })
    expect((await read()).draft.document.featuredRecipeIds).toEqual([bread.id, soup.id])
    expect(await publish()).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'featuredRecipeIds.0' }] } },
    })
  })

  it('is discarded without a trace on the site', async () => {
    const { read, save, ask } = await designedSite()
    await save({ template: 'bold' })
    expect((await ask('DELETE')).status).toBe(200)
    const { draft, published } = await read()
    expect([draft.revision, draft.document]).toEqual([0, published])
  })

  it('is for who works on the site', async () => {
    const { path, ask } = await designedSite()
    await ask('GET')
    const token = await makeToken(payload, (await makeUser(payload)).id)
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await callApi(payload, method, path, { token })).status).toBe(404)
    }
    expect(await getDesignPreview(payload, 'a'.repeat(26))).toBeNull()
  })
})

// docs/product/site-design.md#custom-css
describe('a style sheet of a site’s own', () => {
  const css = 'h1 { color: red }\n@import "x.css";'
  const problem = { line: 2, column: 1, message: expect.stringContaining('@import') }

  it('is shown without what may not be there, and cannot be published with it', async () => {
    const { save, preview, publish, token, site } = await designedSite()
    expect((await save({ cssOverrides: css })).body).toMatchObject({
      draft: { cssProblems: [problem] },
    })
    expect((await preview())?.site.cssOverrides).toBe('h1{color:red}')
    expect((await publish()).body).toMatchObject({
      error: {
        issues: [{ path: 'cssOverrides', message: expect.stringMatching(/^Line 2, column 1: /) }],
      },
    })
    const body = { title: 'T', slug: site.slug, cssOverrides: css }
    const direct = await callApi(payload, 'PUT', `/v1/manage/${site.slug}/sites`, { token, body })
    expect(direct.status).toBe(422)
  })

  it.each([
    ['rules 5,000 deep', '&{'.repeat(5000), 1, 66],
    ['48,000 characters of selectors', `a {}\n${'a,'.repeat(24_000)}b {}`, 1, 5],
    ['48,000 characters of a sum', `a {\n  width: calc(${'1px + '.repeat(7990)}1px) }`, 1, 4],
    // A control character would be removed from the request before the sheet is read.
    ['an invisible character', 'a { color: red }\n\uFEFF', 2, 1],
  ])('beyond what is parsed is refused in a draft: %s', async (_, sheet, line, column) => {
    const { read, save, preview } = await designedSite()
    await save({ cssOverrides: 'h1 { color: red }' })
    const refused = await save({ cssOverrides: sheet })
    const message = expect.stringMatching(`^Line ${line}, column ${column}: `)
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'document.cssOverrides', message }] } },
    })
    expect((await read()).draft).toMatchObject({
      revision: 1,
      document: { cssOverrides: 'h1 { color: red }' },
    })
    expect((await preview())?.site.cssOverrides).toBe('h1 { color: red }')
  })

  it('with an address in a condition is stored, and named', async () => {
    const { read, save, preview } = await designedSite()
    const sheet =
      'h1 { color: red }\n@supports (background: url(https://a.example/x)) { b { top: 0 } }'
    expect((await save({ cssOverrides: sheet })).status).toBe(200)
    expect((await read()).cssProblems).toMatchObject([{ line: 2, column: 1 }])
    expect((await preview())?.site.cssOverrides).toBe('h1{color:red}')
  })

  it('that was stored before it could be refused is set aside, and the design opens', async () => {
    const { site, read, save, preview, publish } = await designedSite()
    await save({ title: 'Soup', cssOverrides: 'h1 { color: red }' })
    const sheet = '&{'.repeat(5000)
    const pool = payload.db.pool
    await pool.query(
      `update site_designs set document = jsonb_set(document, '{cssOverrides}', to_jsonb($2::text))
       where site_id = $1`,
      [site.id, sheet],
    )
    expect(await read()).toMatchObject({
      draft: { document: { cssOverrides: sheet } },
      cssProblems: [{ line: 1, column: 66, message: expect.stringContaining('too deeply') }],
    })
    expect((await preview())?.site).toMatchObject({ title: 'Soup', cssOverrides: null })
    expect((await publish()).status).toBe(422)
    expect((await save({ cssOverrides: null })).status).toBe(200)
    expect((await publish()).status).toBe(200)
  })

  it('that was stored under older rules is shown without what they refuse today', async () => {
    const { site } = await designedSite()
    const cssOverrides = 'h1 { color: red }\nfooter { zoom: 0 }'
    await payload.update({ collection: 'sites', id: site.id, data: { cssOverrides } })
    expect((await getPublicSite(payload, site.slug))?.cssOverrides).toBe('h1{color:red}footer{}')
  })
})
