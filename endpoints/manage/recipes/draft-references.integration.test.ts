import { describe, expect, test } from 'vitest'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import { countStatements } from '@/src/testing/count-statements'
import { call, draftOf, payload, site } from '@/src/testing/setups/kitchen/drafts'

const image = async (siteId: string): Promise<string> => {
  const data = { key: `${unique('picture')}.jpg`, width: 800, height: 600, site: siteId }
  return (await payload.create({ collection: 'images', data, depth: 0 })).id
}
const images = (siteId: string, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => image(siteId)))
const video = async (siteId: string): Promise<string> => {
  const data = {
    key: `${unique('video')}.mp4`,
    title: 'Film',
    contentType: 'video/mp4' as const,
    site: siteId,
  }
  return (await payload.create({ collection: 'videos', data, depth: 0 })).id
}

// docs/product/recipes.md#drafts-of-published-recipes
describe('a draft that names what is of another site', () => {
  test('is saved without its pictures, videos and people, and can be published', async () => {
    const other = await makeSite(payload)
    const [own, foreign, film] = [
      await image(site.id),
      await image(other.id),
      await video(other.id),
    ]
    const stranger = await makeUser(payload)
    const tool = { title: unique('Pan'), slug: unique('pan') }
    const pan = (await payload.create({ collection: 'equipment', data: tool })).id
    const { id } = await makeRecipe(payload, site.id, { title: 'Loaf' })
    const { draft } = await draftOf(id)
    const shown = {
      images: [{ id: foreign }, { id: own, crop: null, shareCrop: null }],
      videoId: film,
      contributorIds: [stranger.id, site.owner],
      instructionGroups: [
        { instructions: [{ content: 'Mix.', imageIds: [own, foreign], videoId: film }] },
      ],
      equipmentUsages: [
        { equipmentId: pan, imageOverrideId: foreign },
        { equipmentId: pan, imageOverrideId: own },
      ],
    }
    const document = { ...draft.document, ...shown }
    const sent = { document, revision: 0, basedOn: draft.basedOn }
    expect((await call('PUT', `${id}/draft`, sent)).status).toBe(200)
    const kept = {
      images: [{ id: own }],
      videoId: null,
      contributorIds: [site.owner],
      instructionGroups: [{ instructions: [{ imageIds: [own], videoId: null }] }],
      equipmentUsages: [{ imageOverrideId: null }, { imageOverrideId: own }],
    }
    expect((await draftOf(id)).draft.document).toMatchObject(kept)
    expect((await call('PUT', `${id}/draft`, { ...sent, revision: 1 })).status).toBe(200)
    expect((await draftOf(id)).draft.document).toMatchObject(kept)
    expect((await call('POST', `${id}/draft/publish`, { revision: 2 })).status).toBe(200)
  })

  test('is saved by as many statements, however many it names', async () => {
    const other = await makeSite(payload)
    const statements = async (ids: readonly string[]): Promise<number> => {
      const { id } = await makeRecipe(payload, site.id)
      const { draft } = await draftOf(id)
      const document = { ...draft.document, images: ids.map((each) => ({ id: each })) }
      const sent = { document, revision: 0, basedOn: draft.basedOn }
      return countStatements(payload, async () => {
        expect((await call('PUT', `${id}/draft`, sent)).status).toBe(200)
      })
    }
    expect(await statements(await images(other.id, 40))).toBe(
      await statements(await images(other.id, 1)),
    )
  })
})
