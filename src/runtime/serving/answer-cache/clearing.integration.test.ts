import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARD_FIELDS } from '@/src/contract/recipe/recipe-fields'
import type { Recipe } from '@/payload-types'
import { makeRecipe, makeUser } from '@/src/testing/builders'
import { startCachedSite } from '@/src/testing/setups/cached-site'
import type { CachedSite } from '@/src/testing/setups/cached-site'
import { createRandom } from '@/src/testing/random'
import { EDITS } from '@/src/testing/setups/content-edits'
import { fullSite, payload } from '@/src/testing/setups/full-site'
import { storeComment } from '@/src/testing/setups/moderation'
import { directDatabaseUrl } from '@/src/testing/database'

/** Number of random edits, and of those between comparisons: `EDITS=10000 EDITS_AT_ONCE=5` for a long run. */
const COUNT = Number(process.env['EDITS'] ?? 200)
const AT_ONCE = Number(process.env['EDITS_AT_ONCE'] ?? 1)
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))

let site: { id: string; slug: string }
let cached: CachedSite

beforeAll(async () => {
  site = await fullSite((await makeUser(payload)).id)
  for (let count = 0; count < 4; count += 1) await makeRecipe(payload, site.id)
  await payload.create({
    collection: 'recipe-collections',
    data: {
      site: site.id,
      title: 'Smart',
      slug: 'smart',
      rule: { query: 'bread', orderBy: 'published_at_desc', limit: 5 },
    },
  })
  cached = await startCachedSite(payload, site.slug)
})
afterAll(() => cached.stop())

/** The addresses to compare: pages, calls and the feed. */
async function addresses(former: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ id: string; slug: string }>(
    'select id, slug from recipes where site_id = $1 order by created_at limit 9',
    [site.id],
  )
  const api = `/api/v1/site/${site.slug}`
  const slugs = [...new Set([...rows.map(({ slug }) => slug), ...former])]
  return [
    ...['/', '/feed.xml', api, `${api}/recipes`, `${api}/filters`, `${api}/letters`],
    ...[`${api}/collections`, `${api}/collections/breads`, `${api}/collections/smart`],
    ...[`${api}/recipes?orderBy=title_asc`, `${api}/recipes?orderBy=rating_desc&limit=3`],
    ...[`${api}/recipes?query=bread`, `${api}/recipes?maxTotalMinutes=9`],
    `${api}/search-suggestions?query=wo`,
    ...slugs.flatMap((slug) => [`/recipes/${slug}`, `${api}/recipes/${slug}`]),
    ...rows.flatMap(({ id }) =>
      ['comments', 'ratings', 'cooked'].map((list) => `${api}/${list}?recipeId=${id}`),
    ),
  ]
}

describe('a change', () => {
  it('is in the next response of every address, whatever was changed', async () => {
    const random = createRandom(SEED)
    const names = Object.keys(EDITS)
    const former = new Set<string>()
    for (let count = 0; count < COUNT; count += AT_ONCE) {
      const before = await addresses(former)
      await Promise.all(before.map((path) => cached.get(path)))
      const edits: string[] = []
      while (edits.length < AT_ONCE) {
        const name = names[Math.floor(random() * names.length)] ?? ''
        edits.push(name)
        await EDITS[name]?.({ payload, siteId: site.id, random })
      }
      await cached.settle()
      const after = `after edit ${count} with SEED=${SEED}: ${edits.join(', ')}`
      await Promise.all(
        before.map(async (path) => {
          const fresh = await cached.render(path)
          expect(await cached.get(path), `${path} ${after}`).toBe(fresh)
        }),
      )
      // Addresses that redirect or are missing from then on.
      const [, slug] = /^\/recipes\/(.+)$/.exec(before.at(14) ?? '') ?? []
      if (slug !== undefined) former.add(slug)
      if (former.size > 3) former.clear()
    }
  }, 7_200_000)

  it('clears only the responses that show it', async () => {
    const { rows } = await payload.db.pool.query<{ id: string; slug: string }>(
      `update recipes set published_at = '2026-01-01', deleted_at = null, privacy_setting = 'public'
        where id in (select id from recipes where site_id = $1 order by created_at limit 2)
        returning id, slug`,
      [site.id],
    )
    const [loaf, soup] = rows
    if (!loaf || !soup) throw new Error('Two recipes are needed')
    const api = `/api/v1/site/${site.slug}`
    const paths = {
      loaf: `${api}/recipes/${loaf.slug}`,
      soup: `${api}/recipes/${soup.slug}`,
      list: `${api}/recipes`,
      search: `${api}/recipes?query=zucchini`,
      loafComments: `${api}/comments?recipeId=${loaf.id}`,
      soupComments: `${api}/comments?recipeId=${soup.id}`,
    }
    type Name = keyof typeof paths
    const isName = (name: string): name is Name => name in paths
    const names = Object.keys(paths).filter(isName)
    /** The addresses that are not in memory after a change. */
    const clearedBy = async (change: () => Promise<unknown>): Promise<Name[]> => {
      for (const name of names) await cached.get(paths[name])
      await change()
      await cached.settle()
      const cleared: Name[] = []
      for (const name of names) {
        const before = cached.rendered()
        await cached.get(paths[name])
        if (cached.rendered() > before) cleared.push(name)
      }
      return cleared
    }
    const write = (data: Partial<Recipe>) => () =>
      payload.update({ collection: 'recipes', id: loaf.id, data, depth: 0 })
    const run = (text: string) => () => payload.db.pool.query(text, [site.id, loaf.id])
    await write({ storyExcerpt: 'The first save after an upgrade clears the cards too.' })()

    expect(await clearedBy(() => storeComment(payload, site.id, { recipeId: loaf.id }))).toEqual([
      'loafComments',
    ])
    expect(await clearedBy(run(UPVOTE))).toEqual(['loafComments'])
    expect(await clearedBy(run(RATING))).toEqual(['loaf', 'list', 'loafComments'])
    expect(await clearedBy(write({ storyExcerpt: 'Another story.' }))).toEqual([
      ...['loaf', 'search', 'loafComments'],
    ])
    expect(await clearedBy(write({ description: 'Another text on its card.' }))).toEqual([
      ...['loaf', 'list', 'search', 'loafComments'],
    ])
    const draft = () => makeRecipe(payload, site.id, { publishedAt: null })
    expect(await clearedBy(draft)).toEqual([])
    expect(await clearedBy(() => makeRecipe(payload, site.id))).toEqual([
      ...['list', 'search', 'loafComments', 'soupComments'],
    ])
    expect(await clearedBy(run(TITLE_OF_SITE))).toEqual(names)
  })

  it('of any column of a card clears the responses with the card', async () => {
    const { rows } = await payload.db.pool.query<{ id: string }>(
      `select id from recipes where site_id = $1 and published_at is not null
        and deleted_at is null and privacy_setting = 'public' limit 1`,
      [site.id],
    )
    const [recipe] = rows
    for (const { column } of Object.values(CARD_FIELDS).filter(({ column }) => column !== 'id')) {
      const told = await notifications(async (client) => {
        await client.query(
          `update recipes r set ${column} = other.${column} from (select * from jsonb_populate_record(
            null::recipes, $2)) other where r.id = $1`,
          [recipe?.id, { [column]: OTHER_VALUES[column] ?? `other ${column}` }],
        )
      })
      expect(told, column).toContain(`${site.id} card:${recipe?.id ?? ''}`)
    }
  })

  it('of many recipes at once is announced as one of the whole site', async () => {
    const told = await notifications(async (client) => {
      await client.query(
        `insert into recipes (site_id, title, slug, published_at)
          select $1, 'Many', 'many-' || n, now() from generate_series(1, 300) n`,
        [site.id],
      )
      await client.query(`update recipes set description = 'x' where site_id = $1`, [site.id])
    })
    expect(told.length).toBeLessThan(110)
    expect(told).toContain(site.id)
  })
})

const UPVOTE = `insert into comment_upvotes (comment_id, user_id)
  select c.id, s.owner_id from comments c join sites s on s.id = c.site_id
  where s.id = $1 and c.recipe_id = $2 and c.status = 'published' limit 1`
const RATING = `insert into recipe_ratings (site_id, recipe_id, visitor_hash, source, stars)
  values ($1, $2, '\\x01', 'visitor', 5)`
const TITLE_OF_SITE = `update sites set title = 'Changed' where id = $1 and $2::uuid is not null`
/** Values of the columns that take no text. */
const OTHER_VALUES: Readonly<Record<string, unknown>> = {
  privacy_setting: 'subscribers_only',
  published_at: '2026-01-07T00:00:00Z',
  prep_time_minutes: 77,
  cook_time_minutes: 77,
  custom_time_minutes: 77,
}

/** The announcements of a transaction. */
async function notifications(change: (client: pg.Client) => Promise<void>): Promise<string[]> {
  const connectionString = directDatabaseUrl()
  const [listener, writer] = [
    new pg.Client({ connectionString }),
    new pg.Client({ connectionString }),
  ]
  await Promise.all([listener.connect(), writer.connect()])
  const heard: string[] = []
  listener.on('notification', ({ channel, payload: text = '' }) => {
    if (channel === 'content_changed') heard.push(text)
  })
  try {
    await listener.query('listen content_changed')
    await writer.query('begin')
    await change(writer)
    await writer.query('commit')
    // Postgres delivers what was announced before the answer.
    await listener.query('select 1')
    return heard
  } finally {
    await Promise.all([listener.end(), writer.end()])
  }
}
