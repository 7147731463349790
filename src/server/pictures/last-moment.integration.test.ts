import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { payload } from '@/src/testing/setups/full-site'
import { isThere, later, oldPicture, runOn, takenBack } from '@/src/testing/setups/picture-removal'
import type { Client } from '@/src/testing/setups/picture-removal'
import { markUnusedPictures, removeFiles, removeUnusedPictures } from './removal'
import type { RunStatement } from './removal'

let siteId: string
let recipeId: string
beforeAll(async () => {
  siteId = (await makeSite(payload)).id
  recipeId = (await makeRecipe(payload, siteId)).id
})

/** A picture that has been unused for longer than it may be. */
async function duePicture(client: Client) {
  const picture = await oldPicture(client, siteId)
  await markUnusedPictures(runOn(client))
  await later(client, 31)
  return picture
}

/** Lets something happen between the look for what is due and its removal. */
const meanwhile =
  (client: Client, happens: () => Promise<unknown>): RunStatement =>
  async (text, values) => {
    if (text === 'begin') await happens()
    return runOn(client)(text, values)
  }

// docs/product/media.md#unused-pictures
describe('a picture that is due to be removed', () => {
  it('stays when it is used at the last moment', () =>
    takenBack(async (client) => {
      const [used, unused] = [await duePicture(client), await duePicture(client)]
      const use = () =>
        client.query('update sites set logo_id = $1 where id = $2', [used.id, siteId])
      await removeUnusedPictures(meanwhile(client, use), 30)
      expect([await isThere(client, used.id), await isThere(client, unused.id)]).toEqual([
        true,
        false,
      ])
    }))

  it('stays when an earlier version has it by then', () =>
    takenBack(async (client) => {
      const { id } = await duePicture(client)
      const use = () =>
        client.query(
          `insert into recipe_versions (recipe_id, site_id, document, kind)
            values ($1, $2, $3, 'published')`,
          [recipeId, siteId, JSON.stringify({ title: 'Loaf', images: [{ id }] })],
        )
      await removeUnusedPictures(meanwhile(client, use), 30)
      expect(await isThere(client, id)).toBe(true)
    }))

  it('stays when it is restored at the last moment', () =>
    takenBack(async (client) => {
      const { id } = await duePicture(client)
      const restore = () => client.query('delete from image_removals where image_id = $1', [id])
      await removeUnusedPictures(meanwhile(client, restore), 30)
      expect(await isThere(client, id)).toBe(true)
    }))

  it('stays when a text names it by then, and its days begin anew', () =>
    takenBack(async (client) => {
      const { id, key } = await duePicture(client)
      const name = 'update sites set about_short = $1 where id = $2'
      await client.query(name, [`/media/${key}`, siteId])
      await removeUnusedPictures(runOn(client), 30)
      await client.query(name, ['', siteId])
      await removeUnusedPictures(runOn(client), 30)
      expect(await isThere(client, id)).toBe(true)
    }))

  it('stays when its removal fails, which is told', () =>
    takenBack(async (client) => {
      const { id } = await duePicture(client)
      const sent: string[] = []
      const failing: RunStatement = (text, values) => {
        sent.push(text)
        if (text === 'commit') return Promise.reject(new Error('no room'))
        return runOn(client)(text, values)
      }
      await expect(removeUnusedPictures(failing, 30)).rejects.toThrow('no room')
      expect(sent.at(-1)).toBe('rollback')
      expect(await isThere(client, id)).toBe(true)
    }))
})

describe('the files of records that are gone', () => {
  /** Notes files as removed, the last one first. */
  async function noteFiles(client: Client, keys: readonly string[]): Promise<void> {
    await client.query('delete from removed_files')
    for (const [place, key] of keys.entries()) {
      await client.query(
        `insert into removed_files (key, removed_at) values ($1, now() - $2 * interval '1 minute')`,
        [key, place],
      )
    }
  }

  async function removed(client: Client): Promise<string[]> {
    const keys: string[] = []
    await removeFiles(runOn(client), (key) => {
      keys.push(key)
      return Promise.resolve()
    })
    return keys
  }

  it('go in the order in which the records went, each once', () =>
    takenBack(async (client) => {
      const keys = [unique('a'), unique('b'), unique('c')]
      await noteFiles(client, keys)
      expect(await removed(client)).toEqual(keys.toReversed())
      expect(await removed(client)).toEqual([])
    }))

  it('stay while a picture or a video has them, and are not asked for again', () =>
    takenBack(async (client) => {
      const { id, key } = await oldPicture(client)
      const video = unique('video')
      await client.query(`insert into videos (key, content_type) values ($1, 'video/mp4')`, [video])
      await noteFiles(client, [key, video])
      expect(await removed(client)).toEqual([])
      // Without the triggers that note what goes: nothing may be left from the time before.
      await client.query('set local session_replication_role = replica')
      await client.query('delete from images where id = $1', [id])
      expect(await removed(client)).toEqual([])
    }))
})
