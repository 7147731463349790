import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { payload } from '@/src/testing/setups/full-site'
import { isThere, later, oldPicture, runOn, takenBack } from '@/src/testing/setups/picture-removal'
import type { Client } from '@/src/testing/setups/picture-removal'
import { markUnusedPictures, removeUnusedPictures } from './removal'

let siteId: string
let recipeId: string
beforeAll(async () => {
  siteId = (await makeSite(payload)).id
  recipeId = (await makeRecipe(payload, siteId)).id
})

/** The ids among those given that are marked as unused or deleted. */
async function noted(client: Client, ids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select image_id as id from image_removals where image_id = any($1)',
    [ids],
  )
  return rows.map(({ id }) => id)
}

const useInVersion = (client: Client, imageId: string) =>
  client.query(
    `insert into recipe_versions (recipe_id, site_id, document, kind)
      values ($1, $2, $3, 'published')`,
    [recipeId, siteId, JSON.stringify({ title: 'Loaf', images: [{ id: imageId }] })],
  )

const useAsLogo = (client: Client, imageId: string) =>
  client.query('update sites set logo_id = $1 where id = $2', [imageId, siteId])

// docs/product/media.md#unused-pictures
describe('a picture is noted as unused', () => {
  it('once it is a day old, and not before', () =>
    takenBack(async (client) => {
      const [young, old] = [await oldPicture(client), await oldPicture(client)]
      await client.query(
        `update images set created_at = now() - case id when $1 then interval '23 hours'
          else interval '25 hours' end where id in ($1, $2)`,
        [young.id, old.id],
      )
      await markUnusedPictures(runOn(client))
      expect(await noted(client, [young.id, old.id])).toEqual([old.id])
    }))

  it('neither while it is shown nor while an earlier version has it', () =>
    takenBack(async (client) => {
      const shown = await oldPicture(client, siteId)
      const past = await oldPicture(client, siteId)
      await useAsLogo(client, shown.id)
      await useInVersion(client, past.id)
      await markUnusedPictures(runOn(client))
      expect(await noted(client, [shown.id, past.id])).toEqual([])
    }))

  it('no more when an earlier version has it again, as after a change is taken back', () =>
    takenBack(async (client) => {
      const { id } = await oldPicture(client, siteId)
      await markUnusedPictures(runOn(client))
      expect(await noted(client, [id])).toEqual([id])
      await useInVersion(client, id)
      await markUnusedPictures(runOn(client))
      expect(await noted(client, [id])).toEqual([])
    }))

  it('however many there are', () =>
    takenBack(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into images (key, filename, created_at)
          select k, k, now() - interval '9 days'
          from (select 'many-' || n || '.jpg' as k from generate_series(1, 5001) n) keys
          returning id`,
      )
      const ids = rows.map(({ id }) => id)
      await markUnusedPictures(runOn(client))
      expect(await noted(client, ids)).toHaveLength(5001)
    }))

  it('when another one is deleted meanwhile', () =>
    takenBack(async (client) => {
      const [gone, there] = [await oldPicture(client), await oldPicture(client)]
      const run = runOn(client)
      await markUnusedPictures(async (text, values) => {
        if (text.includes('insert into image_removals'))
          await client.query('delete from images where id = $1', [gone.id])
        return run(text, values)
      })
      expect(await noted(client, [gone.id, there.id])).toEqual([there.id])
    }))
})

// docs/product/media.md#library
describe('a picture in the bin', () => {
  it('lies there for 30 days, however long it was unused before', () =>
    takenBack(async (client) => {
      const { id } = await oldPicture(client, siteId)
      await client.query(
        `insert into image_removals (image_id, unused_since, deleted_at)
          values ($1, now() - interval '29 days', now())`,
        [id],
      )
      await later(client, 29)
      await removeUnusedPictures(runOn(client), 30)
      expect(await isThere(client, id)).toBe(true)
      await later(client, 2)
      await removeUnusedPictures(runOn(client), 30)
      expect(await isThere(client, id)).toBe(false)
    }))
})
