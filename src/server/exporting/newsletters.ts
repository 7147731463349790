import type { Payload } from 'payload'
import { isoInstant } from '../database/instant-sql'
import { rows } from '../database/statements'

const instant = (column: string, name: string): string => `${isoInstant(column)} as "${name}"`

const SENDS = {
  name: 'export_newsletter_sends',
  text: `select s.kind, s.subject, s.note, s.audience, s.status, s.reason, r.slug as "recipeSlug",
      l.slug as "letterSlug", s.total::int, s.sent::int, s.deferred::int, s.bounced::int,
      s.complained::int, s.skipped::int, s.failed::int, s.repeated::int,
      ${instant('s.created_at', 'createdAt')}, ${instant('s.started_at', 'startedAt')},
      ${instant('s.finished_at', 'finishedAt')}
    from newsletter_sends s left join recipes r on r.id = s.recipe_id and r.site_id = s.site_id
      left join letters l on l.id = s.letter_id and l.site_id = s.site_id
    where s.site_id = $1 order by s.created_at, s.id`,
}
const SUPPRESSIONS = {
  name: 'export_suppressions',
  text: `select address, reason, detail, ${instant('created_at', 'createdAt')}
    from mail_suppressions where site_id = $1 order by created_at, address`,
}

/**
 * Builds the file of a site's newsletter sends, as history, and of its suppressed addresses. Those of the
 * platform and the recipients of a send are not in it.
 * @see docs/product/import-and-export.md#export
 */
export async function newslettersFile(payload: Payload, siteId: string): Promise<string> {
  const [sends, suppressions] = await Promise.all([
    rows(payload, SENDS, [siteId]),
    rows(payload, SUPPRESSIONS, [siteId]),
  ])
  return `${JSON.stringify({ sends, suppressions }, null, 2)}\n`
}
