import { beforeAll, describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { makePeople } from '@/src/testing/roles'
import { fullSite, payload } from '@/src/testing/setups/full-site'
import { isThere, later, oldPicture, runOn, takenBack } from '@/src/testing/setups/picture-removal'
import { addToHistory } from '../recipes/drafts/versions'
import { markUnusedPictures, removeFiles, removeUnusedPictures } from './removal'

beforeAll(async () => {
  const people = await makePeople(payload)
  const site = await fullSite(people.site.owner)
  const { id } = await makeRecipe(payload, site.id)
  const document = RecipeDraftDocument.parse({ title: 'Loaf', slug: 'loaf' })
  await addToHistory(payload, {
    siteId: site.id,
    recipeId: id,
    document,
    authorId: null,
    isScheduled: false,
  })
})

// docs/product/media.md#unused-pictures
describe('a picture', () => {
  it('stays while it is used, begins anew when it was used between, and stays for ever with 0 days', () =>
    takenBack(async (client) => {
      const run = runOn(client)
      const { id } = await oldPicture(client)
      await markUnusedPictures(run)
      await later(client, 29)
      await client.query('savepoint before_use')
      await client.query(
        'update users set avatar_id = $1 where ctid = (select min(ctid) from users)',
        [id],
      )
      await markUnusedPictures(run)
      await client.query('update users set avatar_id = null where avatar_id = $1', [id])
      await markUnusedPictures(run)
      await later(client, 2)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, id)).toBe(true)
      await later(client, 40)
      await removeUnusedPictures(run, 0)
      expect(await isThere(client, id)).toBe(true)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, id)).toBe(false)
    }))

  it('that was sent today is not unused yet', () =>
    takenBack(async (client) => {
      const { id } = await oldPicture(client)
      await client.query('update images set created_at = now() where id = $1', [id])
      await markUnusedPictures(runOn(client))
      const marked = await client.query('select 1 from image_removals where image_id = $1', [id])
      expect(marked.rowCount).toBe(0)
    }))

  it('that somebody deleted goes after 30 days, though an earlier version names it', () =>
    takenBack(async (client) => {
      const run = runOn(client)
      const { id } = await oldPicture(client)
      await client.query(
        `update recipe_versions set document = document || jsonb_build_object('images',
          jsonb_build_array(jsonb_build_object('id', $1::text)))`,
        [id],
      )
      await client.query('insert into image_removals (image_id, deleted_at) values ($1, now())', [
        id,
      ])
      await markUnusedPictures(run)
      await later(client, 29)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, id)).toBe(true)
      await later(client, 2)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, id)).toBe(false)
    }))

  it('of another site is not kept by a text that only names its address', () =>
    takenBack(async (client) => {
      const [mine, other] = await Promise.all([makeSite(payload), makeSite(payload)])
      const run = runOn(client)
      const hotlinked = await oldPicture(client, mine.id)
      const own = await oldPicture(client, other.id)
      const html = `/media/${hotlinked.key} /media/${own.key}`
      await client.query('update sites set about_short = $1 where id = $2', [html, other.id])
      await markUnusedPictures(run)
      await later(client, 31)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, hotlinked.id)).toBe(false)
      expect(await isThere(client, own.id)).toBe(true)
    }))
})

describe('the file of a picture', () => {
  it('goes after its record, whoever deleted that, and stays when it came back meanwhile', async () => {
    const storage = storageFor(payload.config.custom)
    const client = payload.db.pool
    const [gone, back] = [await oldPicture(client), await oldPicture(client)]
    for (const { key } of [gone, back]) await storage.write(key, Buffer.from('x'), 'image/jpeg')
    await client.query('delete from images where id = any($1)', [[gone.id, back.id]])
    await client.query('insert into images (key, filename) values ($1, $1)', [back.key])
    await removeFiles(runOn(client), storage.remove)
    expect(await storage.size(gone.key)).toBeNull()
    expect(await storage.size(back.key)).toBe(1)
  })

  it('is tried again when the store does not answer', async () => {
    const { id, key } = await oldPicture(payload.db.pool)
    await payload.db.pool.query('delete from images where id = $1', [id])
    const away = () => Promise.reject(new Error('away'))
    await expect(removeFiles(runOn(payload.db.pool), away)).rejects.toThrow('away')
    const removed: string[] = []
    await removeFiles(runOn(payload.db.pool), async (name) => {
      removed.push(await Promise.resolve(name))
    })
    expect(removed).toContain(key)
  })
})
