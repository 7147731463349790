import type { RunStatement } from '../pictures/removal'

/** Cancels the removal of videos that are used again. */
const USED_AGAIN = `
  delete from video_removals where video_id in (
    select used_videos(array(select video_id from video_removals)))`

/** Videos that nothing uses; a day old, so that nobody is just writing. */
const MARK = `
  with old as (
    select v.id from videos v where v.created_at < now() - interval '1 day'
      and not exists (select 1 from video_removals l where l.video_id = v.id))
  insert into video_removals (video_id)
  select id from old where id not in (select used_videos(array(select id from old)))
  on conflict do nothing`

/**
 * Records since when videos have been unused, and resets those that are used again.
 * @see docs/product/media.md#unused-videos
 */
export async function markUnusedVideos(run: RunStatement): Promise<void> {
  await run(USED_AGAIN)
  await run(MARK)
}

/** A transaction that begins to use a video waits for these locks, or is waited for. */
const LOCK = (days: number): string => `
  select l.video_id::text as id from video_removals l join videos v on v.id = l.video_id
  where l.unused_since < now() - interval '${days} days' order by l.video_id for update`

const REMOVE = `
  delete from videos where id = any($1::uuid[])
    and exists (select 1 from video_removals l where l.video_id = id)
    and id not in (select used_videos($1::uuid[]))`

/**
 * Removes the records of videos unused for a number of days (0 for never); a trigger schedules the removal
 * of their files. Checks each one again, by a statement that starts after it was locked.
 */
export async function removeUnusedVideos(run: RunStatement, unusedDays: number): Promise<void> {
  if (unusedDays === 0) return
  await run('begin')
  try {
    const { rows } = await run(LOCK(unusedDays))
    if (rows.length > 0) await run(REMOVE, [rows.map(({ id }) => String(id))])
    await run('commit')
  } catch (error) {
    await run('rollback')
    throw error
  }
}
