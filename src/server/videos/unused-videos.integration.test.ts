import { describe, expect, it } from 'vitest'
import { mp4 } from '@/media/testing/videos'
import type { Video } from '@/src/contract/media/image'
import { makeRecipe } from '@/src/testing/builders'
import { payload } from '@/src/testing/setups/uploads'
import { register, siteId, storage, upload } from '@/src/testing/setups/videos'
import { removeFiles } from '../pictures/removal'
import type { RunStatement } from '../pictures/removal'
import { markUnusedVideos, removeUnusedVideos } from './removal'

// docs/product/media.md#unused-videos
describe('unused videos', () => {
  const run: RunStatement = (text, values = []) => payload.db.pool.query(text, [...values])

  async function oldVideo(days = 40): Promise<Video> {
    const video = await register(await upload(mp4()))
    await run(`update videos set created_at = now() - interval '${days} days' where id = $1`, [
      video.id,
    ])
    return video
  }

  const ofAge = (id: string, days: number) =>
    run(
      `update video_removals set unused_since = now() - interval '${days} days'
      where video_id = $1`,
      [id],
    )
  const isThere = async ({ id }: Video): Promise<boolean> =>
    (await run('select 1 from videos where id = $1', [id])).rows.length === 1
  async function onOneConnection(work: (run: RunStatement) => Promise<void>): Promise<void> {
    const connection = await payload.db.pool.connect()
    try {
      await work((text, values = []) => connection.query(text, [...values]))
    } finally {
      connection.release()
    }
  }
  const tidy = (days = 30) =>
    onOneConnection(async (statement) => {
      await markUnusedVideos(statement)
      await removeUnusedVideos(statement, days)
    })

  it('go with their file after their days, and not before', async () => {
    const video = await oldVideo()
    await tidy()
    await ofAge(video.id, 29)
    await tidy()
    expect(await isThere(video)).toBe(true)
    await ofAge(video.id, 31)
    await tidy(0)
    expect(await isThere(video)).toBe(true)
    await tidy()
    expect(await isThere(video)).toBe(false)
    await onOneConnection((statement) => removeFiles(statement, (key) => storage().remove(key)))
    expect(await storage().size(video.key)).toBeNull()
  })

  it('stay as long as a recipe, a step, a draft, a version, a collection or a text has them', async () => {
    const videos = await Promise.all(Array.from({ length: 6 }, () => oldVideo()))
    const [ofRecipe, ofStep, ofDraft, ofVersion, ofCollection, ofText] = videos
    const step = { id: crypto.randomUUID(), videoId: ofStep?.id ?? null }
    const group = { id: crypto.randomUUID(), instructions: [step] }
    const { id: recipe } = await makeRecipe(payload, siteId, {
      videoId: ofRecipe?.id ?? null,
      instructionGroups: [group],
      legacyRecipeData: { content: `<p><a href="/media/videos/${ofText?.key}">Film</a></p>` },
    })
    const document = (video: Video | undefined) => JSON.stringify({ videoId: video?.id })
    await run(
      `insert into recipe_drafts (recipe_id, site_id, document, base, based_on)
        values ($1, $2, $3, '{}', now())`,
      [recipe, siteId, document(ofDraft)],
    )
    await run(
      `insert into recipe_versions (recipe_id, site_id, document, kind) values ($1, $2, $3, 'draft')`,
      [recipe, siteId, document(ofVersion)],
    )
    const data = { site: siteId, title: 'Jars', slug: 'jars', video: ofCollection?.id ?? null }
    await payload.create({ collection: 'recipe-collections', data, depth: 0 })
    await tidy()
    for (const [at, { id }] of videos.entries()) {
      const { rows } = await run('select 1 from video_removals where video_id = $1', [id])
      expect(rows, `video ${at}`).toEqual([])
    }
  })

  it('are not on their way out any more when they are used again', async () => {
    const video = await oldVideo()
    await tidy()
    await ofAge(video.id, 31)
    const { id } = await makeRecipe(payload, siteId, { videoId: video.id })
    await onOneConnection((statement) => removeUnusedVideos(statement, 30))
    expect(await isThere(video)).toBe(true)
    await tidy()
    await payload.update({ collection: 'recipes', id, data: { video: null }, depth: 0 })
    await tidy()
    expect(await isThere(video)).toBe(true)
  })
})
