import { COMMENT_BIN_DAYS } from '@/src/domain/moderation'
import { RECIPIENT_DAYS } from '@/src/domain/newsletters'
import { BIN_DAYS } from '@/src/domain/recipes/recipe-limits'
import { UNTITLED, UNTITLED_SLUG } from '@/src/domain/recipes/untitled'
import { removeDeletedSites } from './sites/deletion/remove-sites'

/**
 * Conditions on expired rows, by table, with their lifetimes.
 * @see docs/product/limits.md#lifetimes
 */
const OUTDATED = {
  recipes: `deleted_at < now() - interval '${BIN_DAYS} days'`,
  comments: `status = 'deleted' and status_changed_at < now() - interval '${COMMENT_BIN_DAYS} days'`,
  site_bans: `expires_at < now() - interval '30 days'`,
  sign_in_tokens: `expires_at < now() - interval '7 days'`,
  auth_sessions: `expires_at < now()`,
  rate_limits: `window_start < now() - interval '2 days'`,
  idempotency_keys: `created_at < now() - interval '1 day'`,
  draft_links: `expires_at < now()`,
  guest_comments: `expires_at < now()`,
  recipe_presence: `seen_at < now() - interval '1 hour'`,
  bulk_jobs: `created_at < now() - interval '30 days'`,
  failed_jobs: `created_at < now() - interval '30 days'`,
  site_invitations: `expires_at < now() - interval '30 days'`,
  webhook_deliveries: `status <> 'waiting'
    and greatest(created_at, attempted_at) < now() - interval '30 days'`,
  // Stripe does not report events older than 30 days.
  stripe_events: `applied_at is not null and received_at < now() - interval '45 days'`,
  // Their figures stay in the counters of the send.
  newsletter_recipients: `send_id in (select id from newsletter_sends
    where finished_at < now() - interval '${RECIPIENT_DAYS} days')`,
  job_workers: `seen_at < now() - interval '1 hour'`,
} as const

/**
 * Moves empty recipes that were created in the kitchen a day ago to the bin, where they can be restored:
 * closing the tab instead of leaving the editor leaves one behind.
 * @see docs/product/kitchen.md#recipe-editor
 */
const LEFT_EMPTY = `update recipes r set deleted_at = now()
  where r.title = '${UNTITLED}' and r.slug ~ '${UNTITLED_SLUG}' and r.published_at is null
    and r.deleted_at is null and r.created_at < now() - interval '1 day'
    and r.updated_at < r.created_at + interval '1 minute' and r.legacy_recipe_data is null
    and not exists (select 1 from recipe_drafts d where d.recipe_id = r.id)
    and not exists (select 1 from recipe_versions v where v.recipe_id = r.id)
    and not exists (select 1 from recipe_ingredient_groups g where g._parent_id = r.id)
    and not exists (select 1 from recipe_instruction_groups g where g._parent_id = r.id)`

/**
 * Forgets network addresses of comments and ratings after a month.
 * @see docs/product/limits.md#lifetimes
 */
const OLD_ADDRESSES = ['comments', 'recipe_ratings'].map(
  (table) => `update ${table} set network_address = null
    where network_address is not null and created_at < now() - interval '30 days'`,
)

/** Limits of a recipe's history; both are whole numbers. */
export type HistoryBounds = { versionsPerRecipe: number; versionDays: number }

/** Retains the latest published version of a recipe or a letter, whatever its age. */
const outdatedVersions = (
  record: 'recipe' | 'letter',
  { versionsPerRecipe, versionDays }: HistoryBounds,
): string =>
  `id in (select id from (
      select id, created_at, kind, row_number() over (partition by ${record}_id order by created_at desc, id) as place,
        row_number() over (partition by ${record}_id, kind order by created_at desc, id) as of_kind
      from ${record}_versions) ranked
    where not (kind = 'published' and of_kind = 1)
      and (place > ${versionsPerRecipe} or created_at < now() - interval '${versionDays} days'))`

/**
 * Deletes expired records: sites and recipes deleted 30 days ago, expired links and sessions, rate-limit
 * counts, unconfirmed comments of guests, stored responses of idempotent calls, bulk jobs with their reports, failed jobs, comments in the bin, versions of
 * recipes and letters beyond their limits. Moves abandoned empty recipes to the bin. Safe to run concurrently.
 */
export async function deleteExpired(
  run: (statement: string) => Promise<unknown>,
  bounds: HistoryBounds,
): Promise<void> {
  await removeDeletedSites(run)
  await run(LEFT_EMPTY)
  for (const statement of OLD_ADDRESSES) await run(statement)
  const all = {
    ...OUTDATED,
    recipe_versions: outdatedVersions('recipe', bounds),
    letter_versions: outdatedVersions('letter', bounds),
  }
  for (const [table, condition] of Object.entries(all)) {
    await run(`delete from ${table} where ${condition}`)
  }
}
