import type { Payload } from 'payload'
import { firstRow } from '../database/statements'
import type { MailCatalogue } from '../mail/texts/product-mail-texts'
import type { SummaryText } from '../mail/texts/mail-text'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import type { SiteScope } from '../sites/scope'
import { getRevenue } from '../subscriptions/subscribers/read'
import { IS_CURRENT } from '../subscriptions/is-current'

/** Recipes, and newsletters, that a summary names. */
const MAX_NAMED = 5

const WEEK = {
  name: 'weekly_summary_figures',
  text: `select
      (select count(*) from subscription_history h where h.site_id = $1 and h.created_at > $2
        and h.plan_before is null and h.plan_after is not null)::int as added,
      (select count(*) from subscription_history h where h.site_id = $1 and h.created_at > $2
        and h.plan_before is not null and h.plan_after is null)::int as lost,
      (select count(*) from subscriptions b where b.site_id = $1 and ${IS_CURRENT('b')})::int as total,
      (select count(*) from comments c where c.site_id = $1 and c.created_at > $2
        and c.status = 'published')::int as comments,
      coalesce((select jsonb_agg(t.title order by t.views desc, t.times desc, t.title) from (
        select r.title, sum(a.views) as views, sum(a.times) as times from recipes r join (
            select d.recipe_id, d.views, 0 as times from recipe_days d
              join recipes own on own.id = d.recipe_id and own.site_id = $1
              where d.day >= ($2::timestamptz at time zone 'utc')::date and d.views > 0
            union all
            select k.recipe_id, 0, 1 from bookmarks k where k.site_id = $1 and k.created_at > $2
            union all
            select c.recipe_id, 0, 1 from comments c
              where c.site_id = $1 and c.created_at > $2 and c.status = 'published') a
          on a.recipe_id = r.id
        where r.site_id = $1 and ${IS_PUBLISHED}
        group by r.id, r.title order by views desc, times desc, r.title
        limit ${MAX_NAMED}) t), '[]') as recipes,
      exists (select 1 from recipe_days d join recipes r on r.id = d.recipe_id and r.site_id = $1
        where ${IS_PUBLISHED} and d.day >= ($2::timestamptz at time zone 'utc')::date
          and d.views > 0) as "areMostRead",
      coalesce((select jsonb_agg(jsonb_build_object('title', coalesce(n.subject, ''),
          'at', to_char(n.send_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by n.send_at)
        from (select s.subject, s.send_at from newsletter_sends s
          where s.site_id = $1 and s.status = 'scheduled' and s.send_at is not null
          order by s.send_at limit ${MAX_NAMED}) n), '[]') as sends`,
}
type WeekRow = Pick<
  SummaryText,
  'added' | 'lost' | 'total' | 'comments' | 'recipes' | 'areMostRead'
> & {
  sends: { title: string; at: string }[]
}

/**
 * Returns the figures of a site since a moment, as the kitchen counts them; revenue for its owner alone. Two
 * statements at most.
 * @see docs/product/kitchen.md#weekly-summary
 */
export async function getSiteWeek(
  payload: Payload,
  site: Pick<SiteScope, 'id' | 'title' | 'timeZone'>,
  { since, isOwner, words }: { since: Date; isOwner: boolean; words: MailCatalogue },
): Promise<SummaryText> {
  const [week, revenue] = await Promise.all([
    firstRow<WeekRow>(payload, WEEK, [site.id, since]),
    isOwner ? getRevenue(payload, site.id) : null,
  ])
  const { sends, ...figures } = week ?? EMPTY
  const amounts = revenue
    ?.filter(({ mrrCents }) => mrrCents > 0)
    .map(({ mrrCents, currency }) => words.amount(mrrCents, currency))
  return {
    ...figures,
    site: site.title,
    revenue: amounts?.join(', ') ?? null,
    sends: sends.map(({ title, at }) => `${title} (${words.date(at, site.timeZone)})`),
  }
}

const EMPTY: WeekRow = {
  added: 0,
  lost: 0,
  total: 0,
  comments: 0,
  recipes: [],
  areMostRead: false,
  sends: [],
}
