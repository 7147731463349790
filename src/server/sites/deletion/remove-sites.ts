/**
 * Days in which a deleted site can be restored.
 * @see docs/product/limits.md#lifetimes
 */
export const RESTORABLE_DAYS = 30

const IS_OVER = `s.deleted_at < now() - interval '${RESTORABLE_DAYS} days'`

/**
 * Pictures and videos outlive the records they belong to. Those of a removed site are marked as deleted
 * long ago, so that the removal of pictures finds them: it checks again whether another site shows them,
 * and removes them with their files.
 */
const GIVE_UP_PICTURES = `insert into image_removals (image_id, deleted_at)
  select i.id, s.deleted_at from images i join sites s on s.id = i.site_id where ${IS_OVER}
  on conflict (image_id) do update set deleted_at = excluded.deleted_at`
const GIVE_UP_VIDEOS = `insert into video_removals (video_id, unused_since)
  select v.id, s.deleted_at from videos v join sites s on s.id = v.site_id where ${IS_OVER}
  on conflict (video_id) do update set unused_since = excluded.unused_since`
/** Everything that belongs to a site goes with its row. */
const REMOVE = `delete from sites s where ${IS_OVER}`

/**
 * Removes sites that were deleted 30 days ago, with everything in them. Several processes may do it;
 * a restored site is none of them.
 * @see docs/product/sites-and-hosts.md#deleting-a-site
 */
export async function removeDeletedSites(
  run: (statement: string) => Promise<unknown>,
): Promise<void> {
  for (const statement of [GIVE_UP_PICTURES, GIVE_UP_VIDEOS, REMOVE]) await run(statement)
}
