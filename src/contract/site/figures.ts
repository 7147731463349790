import { z } from 'zod'
import { DEFAULT_PERIOD, FIGURE_PERIODS, SITE_TASKS } from '@/src/domain/figures'
import { QUOTA_NAMES } from '@/src/domain/quotas'
import { Id } from '../basics'
import { INVALID_INPUT } from '../messages'

/** Query of figures over a period. */
export const FigureQuery = z.object({
  period: z
    .enum(FIGURE_PERIODS, { error: INVALID_INPUT })
    .default(DEFAULT_PERIOD)
    .describe('Number of days, today included. `365` covers 52 weeks, with a point for each week.'),
})

const Day = z.string().describe('First day of the point, such as `2026-11-30`.')
const Count = z.number()

/** Builds the schema of a plot: its points, and those of the period before. */
const plotOf = <Point extends z.ZodType>(point: Point) =>
  z.object({
    points: z.array(point).describe('Points of the period, oldest first; the last one ends today.'),
    before: z.array(point).describe('Points of the period before, as many and in the same order.'),
  })

const SubscriberPoint = z
  .object({
    day: Day,
    total: Count.describe('Number of subscribers, including free ones, at the end of the point.'),
    paid: Count.describe('Number of those with a monthly or yearly plan.'),
    added: Count.describe('Number of new subscribers.'),
    left: Count.describe('Number of subscriptions that ended.'),
  })
  .describe('Subscribers in a day or week of the site’s time zone.')

/** Subscribers of a site over a period. */
export const SubscriberFigures = plotOf(SubscriberPoint)
  .extend({
    byPlan: z
      .object({
        free: Count.describe('Number of free subscribers.'),
        monthly: Count.describe('Number of subscribers on the monthly plan.'),
        yearly: Count.describe('Number of subscribers on the yearly plan.'),
      })
      .describe('Current subscribers by plan.'),
  })
  .describe('Subscribers of a site over a period.')
export type SubscriberFigures = z.infer<typeof SubscriberFigures>

const RevenuePoint = z
  .object({
    day: Day,
    mrrCents: Count.describe(
      'Monthly recurring revenue at the end of the point, in the smallest currency unit.',
    ),
    started: Count.describe('Number of readers who started paying.'),
    ended: Count.describe('Number of readers who stopped paying.'),
    failed: Count.describe('Number of failed payments.'),
  })
  .describe('Revenue in a day or week of the site’s time zone.')

/** Revenue of a site in one currency over a period. */
export const RevenueFigures = plotOf(RevenuePoint)
  .extend({ currency: z.string().describe('ISO 4217 currency code, in uppercase.') })
  .describe('Revenue in one currency over a period.')
export type RevenueFigures = z.infer<typeof RevenueFigures>

const TrafficPoint = z
  .object({
    day: Day,
    views: Count.describe('Number of page views.'),
    visitors: Count.describe('Number of visitors, each counted once a day.'),
  })
  .describe('Visits in a day or week in UTC.')

/** Page views and visitors of a site over a period. */
export const TrafficFigures = plotOf(TrafficPoint).describe(
  'Page views and visitors of a site over a period.',
)
export type TrafficFigures = z.infer<typeof TrafficFigures>

const PopularRecipe = z
  .object({
    id: Id.describe('ID of the recipe.'),
    title: z.string().describe('Title of the recipe.'),
    views: Count.describe('Number of page views.'),
    saves: Count.describe('Number of times that it was bookmarked.'),
    comments: Count.describe('Number of published comments.'),
    rating: z.number().nullable().describe('Average of all ratings; `null` without ratings.'),
    ratingCount: Count.describe('Number of all ratings.'),
  })
  .describe('Figures of a recipe over a period.')

/** Most viewed recipes, traffic sources and unsuccessful searches over a period. */
export const PopularContent = z
  .object({
    recipes: z.array(PopularRecipe).describe('The ten most viewed recipes.'),
    sources: z
      .array(
        z.object({
          source: z.string().describe('Host name of the referring website.'),
          visits: Count.describe('Number of visits from there.'),
        }),
      )
      .describe('The ten sources with the most visits.'),
    countries: z
      .array(
        z.object({
          country: z.string().describe('Two-letter ISO 3166 code of the country.'),
          visits: Count.describe('Number of visits from there.'),
        }),
      )
      .describe('The ten countries with the most visits; empty where they are not counted.'),
    emptySearches: z
      .array(
        z.object({
          query: z.string().describe('Text of the search.'),
          searches: Count.describe('Number of searches without a result.'),
        }),
      )
      .describe('The ten most frequent searches without a result.'),
    signUps: z
      .array(
        z.object({
          source: z.string().describe('Kind of page with the form, such as `recipe` or `home`.'),
          signUps: Count.describe('Number of newsletter sign-ups there.'),
        }),
      )
      .describe('Newsletter sign-ups by the kind of page, most first.'),
  })
  .describe('Most viewed recipes, traffic sources, unsuccessful searches and sign-ups of a site.')
export type PopularContent = z.infer<typeof PopularContent>

const recipeCounts = {
  views: Count.describe('Number of page views.'),
  saves: Count.describe('Number of times that it was bookmarked.'),
  prints: Count.describe('Number of times that it was printed.'),
  cookStarts: Count.describe('Number of times that cook mode was started.'),
  comments: Count.describe('Number of published comments.'),
}

/** Figures of a recipe over the last 30 days and in total. */
export const RecipeFigures = plotOf(
  z.object({ day: Day, ...recipeCounts }).describe('Figures of a recipe on a day in UTC.'),
)
  .extend({
    totals: z.object(recipeCounts).describe('Figures since the recipe was published.'),
    rating: z.number().nullable().describe('Average of all ratings; `null` without ratings.'),
    ratingCount: Count.describe('Number of all ratings.'),
  })
  .describe('Figures of a recipe over the last 30 days and in total.')
export type RecipeFigures = z.infer<typeof RecipeFigures>

/** Use of a quota of a site. */
export const QuotaUse = z
  .object({
    quota: z.enum(QUOTA_NAMES).describe('What is limited; `sends` are newsletters in this month.'),
    used: Count.describe('Number that counts against it.'),
    limit: Count.describe('Highest number that is allowed.'),
  })
  .describe('Use of a quota of a site.')
export type QuotaUse = z.infer<typeof QuotaUse>

/** A task of a site with the number of its objects. */
export const SiteTaskCount = z
  .object({
    task: z.enum(SITE_TASKS).describe('Kind of the task.'),
    count: Count.describe('Number of objects that need attention.'),
  })
  .describe('A task of a site.')
export type SiteTaskCount = z.infer<typeof SiteTaskCount>
