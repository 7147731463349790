import type { Payload } from 'payload'
import type { QuotaUse, SiteTaskCount } from '@/src/contract/site/figures'
import { MIN_POPULAR_VIEWS, SITE_TASKS } from '@/src/domain/figures'
import type { SiteTask } from '@/src/domain/figures'
import { QUOTA_SHOWN_FROM } from '@/src/domain/quotas'
import { firstRow } from '../database/statements'
import { modeOf } from '../payments/stripe/identity'
import { listQuotaUses } from '../quotas/quotas'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'

/** Age, in days, from which failed rows of an import are no longer a task. */
const IMPORT_TASK_DAYS = 30

/** The number of objects of each task, of site `$1`; `$2` is the payment mode. */
const COUNTS: Readonly<Record<SiteTask, string>> = {
  payments_failed: `select count(*) from subscriptions b
    where b.site_id = $1 and b.status = 'past_due' and b.payment_mode = $2`,
  sends_paused: `select count(*) from newsletter_sends n where n.site_id = $1 and n.status = 'paused'`,
  comments_reported: `select count(distinct c.id) from comments c
    join comment_reports p on p.comment_id = c.id and p.handled_at is null
    where c.site_id = $1 and c.status in ('published', 'waiting')`,
  comments_waiting: `select count(*) from comments c where c.site_id = $1 and c.status = 'waiting'`,
  photos_waiting: `select count(*) from cooked_recipes k
    where k.site_id = $1 and k.status = 'waiting'`,
  imports_failed_rows: `select count(*) from imports i where i.site_id = $1 and i.status = 'done'
    and i.failed > 0 and i.dry_run is not true
    and i.created_at > now() - interval '${IMPORT_TASK_DAYS} days'`,
  popular_without_picture: `select count(*) from recipes r where r.site_id = $1 and ${IS_PUBLISHED}
    and not exists (select 1 from recipe_images m where m._parent_id = r.id)
    and (select sum(d.views) from recipe_days d where d.recipe_id = r.id
      and d.day > (now() at time zone 'UTC')::date - 30) >= ${MIN_POPULAR_VIEWS}`,
  recipes_scheduled: `select count(*) from recipes r left join recipe_drafts d on d.recipe_id = r.id
    where r.site_id = $1 and r.deleted_at is null
      and (r.published_at > now() or d.publish_at > now())`,
  sends_scheduled: `select count(*) from newsletter_sends n
    where n.site_id = $1 and n.status = 'scheduled'`,
}

const TASKS = {
  name: 'site_tasks',
  text: `select ${SITE_TASKS.map((task) => `(${COUNTS[task]})::int as ${task}`).join(', ')}`,
}

async function listTasks(payload: Payload, siteId: string): Promise<SiteTaskCount[]> {
  const values = [siteId, modeOf(payload)]
  const found = await firstRow<Record<SiteTask, number>>(payload, TASKS, values)
  return SITE_TASKS.map((task) => ({ task, count: found?.[task] ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}

/**
 * Tasks of a site that have at least one object, most urgent first, and quotas that are nearly used up. One
 * statement, and another one where the installation has quotas.
 * @see docs/product/overview.md#tasks
 */
export async function listSiteTasks(
  payload: Payload,
  siteId: string,
): Promise<{ tasks: SiteTaskCount[]; quotas: QuotaUse[] }> {
  const [tasks, quotas] = await Promise.all([
    listTasks(payload, siteId),
    listQuotaUses(payload, siteId),
  ])
  return { tasks, quotas: quotas.filter(({ used, limit }) => used >= limit * QUOTA_SHOWN_FROM) }
}
