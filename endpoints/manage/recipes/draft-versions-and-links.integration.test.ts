import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DraftLink, RecipeVersion } from '@/src/contract/recipe/draft'
import { getDraftPage } from '@/src/server/recipes/drafts/preview-page'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { call, draftOf, edited, payload, site } from '@/src/testing/setups/kitchen/drafts'

describe('the history', () => {
  const Versions = z.object({ versions: z.array(RecipeVersion) })
  const versionsOf = async (id: string): Promise<RecipeVersion[]> =>
    Versions.parse((await call('GET', `${id}/versions`)).body).versions

  test('holds every published version with its author, the first one too', async () => {
    const { id } = await edited('Second')
    await call('POST', `${id}/draft/publish`, { revision: 1 })
    const versions = await versionsOf(id)
    expect(versions.map(({ title, kind }) => [title, kind])).toEqual([
      ['Second', 'published'],
      ['Loaf', 'published'],
    ])
    expect(versions[0]?.author?.id).toBe(site.owner)
  })

  test('brings a version back as the draft, and keeps the draft it replaces', async () => {
    const { id } = await edited('Second')
    await call('POST', `${id}/draft/publish`, { revision: 1 })
    const old = (await versionsOf(id)).at(-1)
    const current = await draftOf(id)
    const { document } = current.draft
    const basedOn = current.recipe.updatedAt
    await call('PUT', `${id}/draft`, {
      document: { ...document, title: 'Third' },
      revision: 0,
      basedOn,
    })
    const path = `${id}/versions/${old?.id}/restore`
    const restored = await call('POST', path, { revision: 1 })
    expect(restored.body).toMatchObject({ draft: { revision: 2, document: { title: 'Loaf' } } })
    expect((await versionsOf(id)).map(({ title }) => title)).toContain('Third')
    expect((await call('POST', path, { revision: 1 })).status).toBe(409)
  })

  test('leaves the time of publication as it is when a version is brought back', async () => {
    const time = '2098-01-01T08:00:00.000Z'
    const { id } = await edited('Second')
    await call('POST', `${id}/draft/publish`, { revision: 1, publishedAt: time })
    const old = (await versionsOf(id)).at(-1)
    const restored = await call('POST', `${id}/versions/${old?.id}/restore`, { revision: 0 })
    expect(restored.body).toMatchObject({ draft: { document: { title: 'Loaf' } } })
    const published = await call('POST', `${id}/draft/publish`, { revision: 1 })
    expect(published.body).toMatchObject({ recipe: { title: 'Loaf', publishedAt: time } })
  })

  test('keeps a discarded draft', async () => {
    const { id } = await edited('Thrown away')
    expect((await call('DELETE', `${id}/draft`)).status).toBe(200)
    const [version] = await versionsOf(id)
    expect(version).toMatchObject({ title: 'Thrown away', kind: 'draft' })
    expect((await draftOf(id)).draft).toMatchObject({ revision: 0, document: { title: 'Loaf' } })
  })

  test('keeps a draft of ten minutes of work', async () => {
    const { id, draft } = await edited('After ten minutes')
    await payload.db.pool.query(
      `update recipe_drafts set kept_at = now() - interval '11 minutes' where recipe_id = $1`,
      [id],
    )
    const { document, basedOn } = draft.draft
    const save = (title: string, revision: number) =>
      call('PUT', `${id}/draft`, { document: { ...document, title }, revision, basedOn })
    await save('Later', 1)
    await save('Later still', 2)
    expect((await versionsOf(id)).map(({ title }) => title)).toEqual(['After ten minutes'])
  })
})

describe('links to a draft', () => {
  test('are at most 20 at a time', async () => {
    const { id } = await makeRecipe(payload, site.id, { publishedAt: null })
    for (let made = 0; made < 20; made += 1)
      expect((await call('POST', `${id}/draft-links`)).status).toBe(201)
    const refused = await call('POST', `${id}/draft-links`)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ error: { code: 'conflict' } })
    const { body } = await call('GET', `${id}/draft-links`)
    const [{ id: linkId }] = (body as { links: [{ id: string }] }).links
    await call('DELETE', `${id}/draft-links/${linkId}`)
    expect((await call('POST', `${id}/draft-links`)).status).toBe(201)
  })

  const parameterOf = (url: string): string => new URL(url).searchParams.get('preview') ?? ''
  const slugOf = (url: string): string => new URL(url).pathname.replace('/recipes/', '')
  const open = (url: string, slug = slugOf(url)) =>
    getDraftPage(payload, { siteId: site.id, slug }, parameterOf(url))

  test('show the draft to whoever has one, until it is revoked', async () => {
    const { id } = await edited('Not yet for all')
    const made = await call('POST', `${id}/draft-links`)
    const { link } = z.object({ link: DraftLink }).parse(made.body)
    const show = () => open(link.url)
    expect(await show()).toMatchObject({ title: 'Not yet for all' })
    expect((await call('GET', `${id}/draft-links`)).body).toMatchObject({ links: [link] })
    expect((await call('DELETE', `${id}/draft-links/${link.id}`)).status).toBe(200)
    expect(await show()).toBeNull()
  })

  test('go on to show the recipe when publishing gives it another slug', async () => {
    const { id } = await makeRecipe(payload, site.id, { publishedAt: null })
    const { draft, previewUrl } = await draftOf(id)
    const { link } = z
      .object({ link: DraftLink })
      .parse((await call('POST', `${id}/draft-links`)).body)
    const document = { ...draft.document, slug: unique('another') }
    await call('PUT', `${id}/draft`, { document, revision: 0, basedOn: draft.basedOn })
    expect((await call('POST', `${id}/draft/publish`, { revision: 1 })).status).toBe(200)
    for (const url of [previewUrl, link.url]) {
      expect(await open(url)).toMatchObject({ id, slug: document.slug })
    }
  })

  test('show nothing at the path of another recipe, or at one that was made up', async () => {
    const { id, draft } = await edited()
    const other = await makeRecipe(payload, site.id)
    const made = await call('POST', `${id}/draft-links`)
    const { link } = z.object({ link: DraftLink }).parse(made.body)
    for (const url of [draft.previewUrl, link.url]) {
      expect(await open(url)).toMatchObject({ id })
      expect(await open(url, other.slug)).toBeNull()
      expect(await open(url, 'made-up')).toBeNull()
    }
  })

  test('show nothing on another site, none that was made up, and none of another recipe', async () => {
    const { id, draft } = await edited()
    const other = await makeRecipe(payload, site.id)
    const parameter = parameterOf(draft.previewUrl)
    const slug = slugOf(draft.previewUrl)
    expect(await open(draft.previewUrl)).toMatchObject({ id })
    const siteId = (await makeSite(payload)).id
    expect(await getDraftPage(payload, { siteId, slug }, parameter)).toBeNull()
    const [, , expires = '', signature = ''] = parameter.split('.')
    for (const wrong of [
      'link',
      'link.x.y',
      `${parameter}x`,
      `draft.${id}.9999999999.${signature}`,
      `draft.${other.id}.${expires}.${signature}`,
      `link.${id}.${expires}.${signature}`,
      `draft.9999999999.${'a'.repeat(43)}`,
    ]) {
      expect(await getDraftPage(payload, { siteId: site.id, slug }, wrong)).toBeNull()
    }
  })
})
