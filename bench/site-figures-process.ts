import { getPayload } from 'payload'
import type { Payload } from 'payload'
import config from '@payload-config'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { listComments } from '@/src/server/comments/read'
import { getRevenueFigures } from '@/src/server/figures/revenue-figures'
import { getSubscriberFigures } from '@/src/server/figures/subscriber-figures'
import { getTrafficFigures } from '@/src/server/figures/traffic-figures'
import { modeOf } from '@/src/server/payments/stripe/identity'
import { createManagedRecipe } from '@/src/server/recipes/edit'

/** Milliseconds of each reading at the 50th and 95th percentile, by what it reads. */
export type FigureMeasures = Record<string, [number, number]>

/** Run by the benchmark in a process of its own: `READINGS`. */
const count = Number(process.argv[2] ?? '200')
const payload = await getPayload({ config, disableOnInit: true })

const COMMENTS_PER_PAGE = 50
const SLUG = 'bench-figures'

// Two years: 20,000 subscribers of whom a tenth pays and a fifth left, and 5,000 comments of one recipe.
const FILL = [
  `insert into users (email, display_name)
    select 'bench-figures-' || n || '@example.com', 'Reader ' || n from generate_series(1, 20000) n`,
  `insert into site_days (site_id, day, views, visitors)
    select $1, d::date, 5000, 2000 from generate_series(current_date - 730, current_date, '1 day') d`,
  `insert into subscriptions (site_id, user_id, plan_type, status, source, payment_mode, joined_at,
      price_amount_cents, currency, current_period_end)
    select $1, u.id, case when n % 10 = 0 then 'monthly' else 'free' end::plan_type,
      'active', case when n % 10 = 0 then 'payment' else 'self' end::subscription_source,
      case when n % 10 = 0 then $2 end, now(),
      case when n % 10 = 0 then 500 end, case when n % 10 = 0 then 'USD' end,
      case when n % 10 = 0 then now() + interval '20 days' end
    from (select id, row_number() over () as n from users where email like 'bench-figures-%') u`,
  `update subscriptions set status = 'canceled' where site_id = $1 and abs(hashtext(id::text)) % 5 = 0`,
  `update subscription_history set created_at = now() - (abs(hashtext(id::text)) % 730) * interval '1 day'
    where site_id = $1`,
]
const COMMENTS = `insert into comments (site_id, recipe_id, user_id, content, status, created_at)
  select $1, $2, u.id, jsonb_build_object('root', jsonb_build_object('type', 'root', 'children',
      jsonb_build_array(jsonb_build_object('type', 'paragraph', 'children', jsonb_build_array(
        jsonb_build_object('type', 'text', 'text', 'Made this for the family, it was gone at once.')))))),
    'published', now() - u.n * interval '1 minute'
  from (select id, row_number() over () as n from users where email like 'bench-figures-%' limit 5000) u`

async function fill(): Promise<{ siteId: string; recipeId: string }> {
  const { docs } = await payload.find({ collection: 'users', limit: 1, depth: 0 })
  const userId = docs[0]?.id ?? ''
  const { id: siteId } = await payload.create({
    collection: 'sites',
    depth: 0,
    data: {
      title: 'Figures',
      slug: SLUG,
      owner: userId,
      template: 'journal',
      headerLayout: 'left',
      themeStyle: 'accent',
      currency: 'USD',
      defaultMeasurementSystem: 'imperial',
      defaultTemperatureSystem: 'fahrenheit',
    },
  })
  const recipe = { title: 'Read', slug: 'read', publishedAt: new Date().toISOString() }
  const place = { siteId, siteSlug: SLUG, userId }
  const { id: recipeId } = await createManagedRecipe(payload, place, RecipeWrite.parse(recipe))
  const values = [siteId, modeOf(payload)]
  for (const statement of FILL)
    await payload.db.pool.query(statement, values.slice(0, new Set(statement.match(/\$\d/g)).size))
  await payload.db.pool.query(COMMENTS, [siteId, recipeId])
  await payload.db.pool.query('analyze')
  return { siteId, recipeId }
}

async function percentiles(read: () => Promise<unknown>): Promise<[number, number]> {
  const times: number[] = []
  for (let number = 0; number < count; number += 1) {
    const startedAt = performance.now()
    await read()
    times.push(performance.now() - startedAt)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return [at(0.5), at(0.95)]
}

async function measure(of: Payload): Promise<FigureMeasures> {
  const { siteId, recipeId } = await fill()
  const site = { id: siteId, timeZone: 'America/New_York' }
  const page = { recipeId, limit: COMMENTS_PER_PAGE }
  const measures = {
    comments: await percentiles(() => listComments(of, siteId, null, page)),
    views: await percentiles(() => getTrafficFigures(of, siteId, '365')),
    subscribers: await percentiles(() => getSubscriberFigures(of, site, '365')),
    revenue: await percentiles(() => getRevenueFigures(of, site, '365')),
  }
  await of.delete({ collection: 'sites', id: siteId, depth: 0 })
  await of.db.pool.query(`delete from users where email like 'bench-figures-%'`)
  return measures
}

const measures = await measure(payload)
if (process.send) process.send(measures)
else console.log(measures)
process.exit(0)
