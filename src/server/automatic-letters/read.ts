import type { Payload } from 'payload'
import type { AutomaticLetter } from '@/src/contract/people/automatic-letter'
import { AUTOMATIC_LETTER_KINDS } from '@/src/domain/automatic-letters'
import { isoInstant } from '../database/instant-sql'
import { rows } from '../database/statements'

const LIST = {
  name: 'automatic_letters',
  text: `select k.kind, coalesce(a.is_enabled, false) as "isEnabled",
      case when l.id is not null
        then jsonb_build_object('id', l.id, 'title', coalesce(l.title, '')) end as letter,
      coalesce(a.includes_added, false) as "includesAdded",
      coalesce(a.recipients, 'weekly') as recipients, coalesce(a.weekday, 1) as weekday,
      coalesce(a.hour, 8) as hour, ${isoInstant('a.enabled_at')} as "enabledAt",
      f.sent, f.undelivered, f.waiting,
      case when a.is_enabled and k.kind <> 'digest' and l.id is null
        then 'The letter was deleted. Choose another one.'
        when a.is_enabled then f.reason end as reason
    from unnest($2::text[]) with ordinality as k(kind, position)
      left join automatic_letters a on a.site_id = $1 and a.kind = k.kind
      left join letters l on l.id = a.letter_id and l.site_id = a.site_id
      cross join lateral (
        select coalesce(sum(s.sent), 0)::int as sent,
          coalesce(sum(s.bounced + s.failed + s.complained), 0)::int as undelivered,
          max(s.reason) filter (where s.status = 'paused') as reason,
          coalesce(sum((select count(*) from newsletter_recipients r
            where r.send_id = s.id and r.status in ('queued', 'deferred'))), 0)::int as waiting
        from newsletter_sends s where s.site_id = $1 and s.kind = 'automatic'
          and case when k.kind = 'digest' then s.digest_until is not null else s.id = a.send_id end) f
    order by k.position`,
}

/**
 * Lists the automatic letters of a site with their figures, one of each kind. One statement.
 * @see docs/product/newsletters.md#automatic-letters
 */
export const listAutomaticLetters = (
  payload: Payload,
  siteId: string,
): Promise<AutomaticLetter[]> => rows(payload, LIST, [siteId, [...AUTOMATIC_LETTER_KINDS]])
