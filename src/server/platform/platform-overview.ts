import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import type { PlatformOverview } from '@/src/contract/site/platform'
import { firstRow } from '../database/statements'
import { QUEUE_SCHEMA } from '../jobs/queues'
import { listTopSites, PLATFORM_SINCE } from './platform-sites'

const OVERVIEW = {
  name: 'platform_overview',
  text: `select
      (select count(*) from sites s where ${isThere('s')})::int as sites,
      (select count(*) from sites s where ${isThere('s')} and s.suspended_at is not null)::int
        as "suspendedSites",
      (select count(*) from users)::int as accounts,
      (select count(*) from subscriptions b where b.status <> 'canceled')::int as subscribers,
      (select count(*) from recipes r where r.deleted_at is null)::int as recipes,
      i.pictures, i.bytes as "pictureBytes",
      (select coalesce(sum(d.views), 0) from site_days d where d.day >= ${PLATFORM_SINCE})::int
        as views,
      n.sent as "mailsSent", n.failed as "mailsFailed",
      (select count(*) from failed_jobs)::int as "failedJobs",
      coalesce((select jsonb_agg(q order by q.name) from (
        select j.name, count(*) filter (where j.state in ('created', 'retry')) as waiting,
          count(*) filter (where j.state = 'active') as active,
          count(*) filter (where j.state = 'failed') as failed
        from ${QUEUE_SCHEMA}.job j where j.state in ('created', 'retry', 'active', 'failed')
        group by j.name) q), '[]') as queues
    from (select count(*)::int as pictures, coalesce(sum(filesize), 0)::float8 as bytes
        from images) i,
      (select coalesce(sum(sent), 0)::int as sent,
        coalesce(sum(bounced + failed), 0)::int as failed
        from newsletter_sends where started_at >= ${PLATFORM_SINCE}) n`,
}

/**
 * Figures of the whole platform. Two statements.
 * @see docs/product/overview.md#platform
 */
export async function getPlatformOverview(payload: Payload): Promise<PlatformOverview> {
  const [figures, topSites] = await Promise.all([
    firstRow<Omit<PlatformOverview, 'topSites'>>(payload, OVERVIEW, []),
    listTopSites(payload),
  ])
  if (!figures) throw new Error('The figures of the platform could not be read.')
  return { ...figures, topSites }
}
