import { HAS_PLAN, HAS_STATE } from '../subscriptions/subscribers/list'

/** Builds the SQL condition that subscriber `b` did something with a newsletter in the last days. */
const DID_WITHIN = (column: 'opened_at' | 'clicked_at', days: string): string =>
  `(${days} is null or exists (select 1 from newsletter_recipients did
    where did.user_id = b.user_id and did.site_id = b.site_id
      and did.${column} >= now() - make_interval(days => ${days}::int)))`

/**
 * Builds the SQL condition that subscription `b` matches the conditions of a segment.
 * @param segment SQL of the conditions, as jsonb; everyone matches null
 * @see docs/product/subscriptions.md#segments
 */
export function MATCHES_SEGMENT(segment: string): string {
  const value = (name: string): string => `(${segment} ->> '${name}')`
  const after = value('joinedAfter')
  const before = value('joinedBefore')
  const joined = value('joinedWithinDays')
  const language = value('language')
  return `(${segment} is null or (${HAS_PLAN(value('plan'))}
    and (${value('state')} is null or ${HAS_STATE(value('state'))})
    and (${value('source')} is null or coalesce(b.source, 'self')::text = ${value('source')})
    and (${after} is null or b.created_at >= ${after}::timestamptz)
    and (${before} is null or b.created_at < ${before}::timestamptz)
    and (${joined} is null or b.created_at >= now() - make_interval(days => ${joined}::int))
    and (${language} is null or lower(b.language) = lower(${language})
      or starts_with(lower(b.language), lower(${language}) || '-'))
    and (${value('tag')} is null or ${value('tag')} = any(b.tags))
    and ${DID_WITHIN('opened_at', value('openedWithinDays'))}
    and ${DID_WITHIN('clicked_at', value('clickedWithinDays'))}))`
}
