import { expect, it } from 'vitest'
import { makeSite } from '@/src/testing/builders'
import { payload } from '@/src/testing/setups/full-site'
import { isThere, later, oldPicture } from '@/src/testing/setups/picture-removal'
import { markUnusedPictures, removeUnusedPictures } from './removal'
import type { RunStatement } from './removal'

const waiting = async (): Promise<number> =>
  (
    await payload.db.pool.query(
      `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.length

// docs/product/media.md#unused-pictures
it('keeps a picture that a transaction under way has begun to use', async () => {
  const siteId = (await makeSite(payload)).id
  const { id } = await oldPicture(payload.db.pool, siteId)
  const [author, cleaner] = [await payload.db.pool.connect(), await payload.db.pool.connect()]
  try {
    const run: RunStatement = (text, values = []) => cleaner.query(text, [...values])
    await markUnusedPictures(run)
    await later(cleaner, 31)

    await author.query('begin')
    await author.query('update sites set logo_id = $1 where id = $2', [id, siteId])
    const removal = removeUnusedPictures(run, 30)
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    await author.query('commit')
    await removal
  } finally {
    author.release()
    cleaner.release()
  }

  expect(await isThere(payload.db.pool, id)).toBe(true)
  const { rows } = await payload.db.pool.query('select logo_id from sites where id = $1', [siteId])
  expect(rows).toEqual([{ logo_id: id }])
})
