import type { Payload } from 'payload'
import type { Recipe } from '@/payload-types'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { showPictures } from '@/src/importing/pipeline/place-pictures'
import { resolveLines } from '@/src/server/recipes/lines/resolve-lines'
import { replaceRecipe } from '@/src/server/recipes/write'
import { makeRecipe, unique } from '@/src/testing/builders'
import { storeComment } from './moderation'

/** The site that is edited. */
export type Edited = { payload: Payload; siteId: string; random: () => number }

type Edit = (edited: Edited) => Promise<unknown>

const pick = <Item>({ random }: Edited, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
const isLikely = ({ random }: Edited, share = 0.5): boolean => random() < share
const word = ({ random }: Edited): string => `word${Math.floor(random() * 1_000_000)}`

/** Runs a statement with `$1`, the site, and `$2`, a word. */
const sql =
  (text: string): Edit =>
  (edited) =>
    edited.payload.db.pool.query(
      `with given as (select $1::uuid as site, $2::text as word) ${text}`,
      [edited.siteId, word(edited)],
    )

/** A random row of the site, as the only one of a subquery. */
const any = (table: string, where = 'true'): string =>
  `(select x.id from ${table} x where x.site_id = (select site from given) and ${where}
    order by md5(x.id::text || (select word from given)) limit 1)`
const WORD = '(select word from given)'
const SITE = '(select site from given)'

async function anyRecipe(edited: Edited, where = 'true'): Promise<string> {
  const { rows } = await edited.payload.db.pool.query<{ id: string }>(
    `select id from recipes where site_id = $1 and ${where} order by slug, id`,
    [edited.siteId],
  )
  return pick(edited, rows).id
}

const recipe =
  (data: (edited: Edited) => Partial<Recipe>): Edit =>
  async (edited) => {
    const id = await anyRecipe(edited)
    const changed = { data: data(edited), depth: 0, trash: true } as const
    return edited.payload.update({ collection: 'recipes', id, ...changed })
  }

const idsOf = async ({ payload, siteId }: Edited, table: 'terms' | 'images'): Promise<string[]> => {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select id from ${table} where site_id = $1 order by id`,
    [siteId],
  )
  return rows.map(({ id }) => id)
}

/** Writes a whole recipe as the kitchen does: Payload stores all of its rows again. */
const writeRecipe: Edit = async (edited) => {
  const { payload, siteId } = edited
  const id = await anyRecipe(edited, 'deleted_at is null')
  const { slug } = await payload.findByID({ collection: 'recipes', id, depth: 0 })
  const lines = Array.from({ length: pick(edited, [1, 2, 3]) }, () => ({
    ingredientTitleOverride: word(edited),
  }))
  const images = (await idsOf(edited, 'images')).filter(() => isLikely(edited))
  const tagIds = (await idsOf(edited, 'terms')).filter(() => isLikely(edited))
  const write = RecipeWrite.parse({
    title: pick(edited, ['Bread', 'Soup', 'Cake']),
    slug,
    publishedAt: '2026-01-01T00:00:00.000Z',
    images: images.map((image) => ({ id: image })),
    tagIds,
    ingredientUsageGroups: [{ ingredientUsages: lines }],
  })
  return replaceRecipe(payload, id, await resolveLines(payload, siteId, write))
}

/** Payload checks all fields at each save: a featured recipe may be in the bin by now. */
const site =
  (data: (edited: Edited) => Record<string, unknown>): Edit =>
  (edited) =>
    edited.payload.update({
      collection: 'sites',
      id: edited.siteId,
      data: { featuredRecipes: [], ...data(edited) },
      depth: 0,
    })

const COMMENTED = any('recipes', 'x.published_at is not null')

/** Every kind of edit, by name. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'title of a recipe': recipe((edited) => ({ title: word(edited) })),
  'description of a recipe': recipe((edited) => ({ description: word(edited) })),
  'story of a recipe': recipe((edited) => ({ storyExcerpt: word(edited) })),
  'times of a recipe': recipe((edited) => ({ prepTimeMinutes: pick(edited, [5, 10, null]) })),
  'lock of a recipe': recipe((edited) => ({
    privacySetting: pick(edited, ['public', 'subscribers_only'] as const),
  })),
  'slug of a recipe': recipe((edited) => ({ slug: word(edited) })),
  'publication of a recipe': recipe((edited) => ({
    publishedAt: pick(edited, [null, '2026-02-01T00:00:00.000Z', '2126-01-01T00:00:00.000Z']),
  })),
  'bin of a recipe': recipe((edited) => ({
    deletedAt: pick(edited, [null, '2026-02-01T00:00:00.000Z']),
  })),
  'whole recipe': writeRecipe,
  'picture of an import': async (edited) => {
    const [recipeId, imageId] = [
      await anyRecipe(edited),
      pick(edited, await idsOf(edited, 'images')),
    ]
    const shown = { source: 'file:photo.jpg', place: 'images', position: 0, alt: null }
    await showPictures(edited.payload, [{ ...shown, recipeId, letterId: null, imageId }])
  },
  'new recipe': async (edited) =>
    makeRecipe(edited.payload, edited.siteId, {
      publishedAt: pick(edited, [null, '2026-03-01T00:00:00.000Z']),
    }),
  'deleted recipe': sql(`delete from recipes where id = ${any('recipes')}
    and (select count(*) from recipes where site_id = ${SITE} and deleted_at is null) > 6`),
  comment: async (edited) =>
    storeComment(edited.payload, edited.siteId, {
      recipeId: await anyRecipe(edited),
      status: pick(edited, ['published', 'spam', 'waiting']),
    }),
  'reader’s comment': sql(`insert into comments (site_id, recipe_id, user_id, content, status)
    select ${SITE}, ${COMMENTED}, (select owner_id from sites where id = ${SITE}), null, 'published'
    where ${COMMENTED} is not null`),
  'status of a comment': sql(`update comments set status =
    (case when status = 'published' then 'hidden' else 'published' end)::comment_status
    where id = ${any('comments')}`),
  'deleted comment': sql(`delete from comments where id = ${any('comments')}`),
  upvote: sql(`insert into comment_upvotes (comment_id, user_id)
    select ${any('comments')}, owner_id from sites where id = ${SITE} and ${any('comments')} is not null
    on conflict do nothing`),
  'taken upvote': sql(`delete from comment_upvotes where comment_id in
    (select id from comments where site_id = ${SITE})`),
  rating: sql(`insert into recipe_ratings (site_id, recipe_id, visitor_hash, source, stars)
    select ${SITE}, ${any('recipes')}, decode(md5(${WORD}), 'hex'), 'visitor', 1 + length(${WORD}) % 5`),
  'reader’s rating': sql(`insert into recipe_ratings (site_id, recipe_id, user_id, source, stars)
    select ${SITE}, ${any('recipes')}, owner_id, 'reader', 2 from sites where id = ${SITE}
    on conflict (recipe_id, user_id) where user_id is not null
    do update set stars = 1 + recipe_ratings.stars % 5`),
  'removed ratings': sql(`update recipe_ratings set is_visible = not is_visible
    where id = ${any('recipe_ratings')}`),
  'imported rating':
    sql(`insert into imported_rating_summaries (site_id, recipe_id, program, average)
    select ${SITE}, ${any('recipes')}, ${WORD}, 4 on conflict (recipe_id)
    do update set program = excluded.program`),
  'cooked mark': sql(`insert into cooked_recipes (site_id, recipe_id, user_id, line)
    select ${SITE}, ${any('recipes')}, owner_id, ${WORD} from sites where id = ${SITE}
    on conflict (recipe_id, user_id) do update set line = excluded.line`),
  'status of a cooked mark': sql(`update cooked_recipes set status =
    (case when status = 'published' then 'hidden' else 'published' end)::cooked_status
    where id = ${any('cooked_recipes')}`),
  'name of a person': sql(`update users set display_name = ${WORD}
    where id = (select owner_id from sites where id = ${SITE})`),
  'picture of a person': sql(`update users set avatar_id = ${any('images')}
    where id = (select owner_id from sites where id = ${SITE})`),
  'title of the site': site((edited) => ({ title: word(edited) })),
  'switches of the site': site((edited) => ({
    commentsEnabled: isLikely(edited, 0.9),
    ratingsEnabled: isLikely(edited, 0.9),
  })),
  'template of the site': site((edited) => ({
    template: pick(edited, ['journal', 'magazine', 'minimal'] as const),
  })),
  'featured recipes': async (edited) => {
    const id = await anyRecipe(edited, 'deleted_at is null')
    return site(() => ({ featuredRecipes: [id] }))(edited)
  },
  'links of the header': site((edited) => ({
    headerLinks: [{ id: unique('row'), label: word(edited), href: '/links', openInNewTab: false }],
  })),
  'closing of comments': sql(`insert into site_comment_settings (site_id, closes_after_days)
    select ${SITE}, 1 + length(${WORD}) on conflict (site_id)
    do update set closes_after_days = nullif(site_comment_settings.closes_after_days % 9, 0)`),
  'payment account': sql(`insert into payment_accounts (site_id, mode, stripe_account_id)
    select ${SITE}, 'test', ${WORD} on conflict (mode, site_id)
    do update set charges_enabled = not payment_accounts.charges_enabled`),
  domain: sql(`insert into site_domains (_order, _parent_id, id, domain, verified_at)
    select 1, ${SITE}, gen_random_uuid(), ${WORD} || '.example', now()`),
  'lost domain': sql(`delete from site_domains where _parent_id = ${SITE}`),
  term: sql(`update terms set title = ${WORD} where id = ${any('terms')}`),
  unit: sql(`update units set title = ${WORD} where slug = 'gram'`),
  ingredient: sql(`update ingredients set title = ${WORD} where slug = 'all-purpose-flour'`),
  equipment: sql(`update equipment set title = ${WORD} where id = ${any('equipment')}`),
  'alt text': sql(`update images set alt = ${WORD} where id = ${any('images')}`),
  event: sql(`insert into events (site_id, title, date) select ${SITE}, ${WORD}, now()`),
  'deleted event': sql(`delete from events where id = ${any('events')}`),
  letter: sql(`insert into letters (site_id, title, slug, published_at, audience)
    select ${SITE}, ${WORD}, ${WORD}, '2026-01-01', 'everyone'`),
  'deleted letter': sql(`delete from letters where id = ${any('letters')}`),
  redirect: sql(`insert into redirects (site_id, "from", "to")
    select ${SITE}, '/' || ${WORD}, '/recipes'`),
  'title of a collection': sql(`update recipe_collections set title = ${WORD}
    where id = ${any('recipe_collections')}`),
  'recipes of a collection': async (edited) => {
    const { payload, siteId } = edited
    const { docs } = await payload.find({
      collection: 'recipe-collections',
      where: { site: { equals: siteId }, slug: { equals: 'breads' } },
      depth: 0,
    })
    const live = (): Promise<string> => anyRecipe(edited, 'deleted_at is null')
    const recipes = [...new Set([await live(), await live()])]
    for (const { id } of docs) {
      await payload.update({ collection: 'recipe-collections', id, data: { recipes }, depth: 0 })
    }
  },
}
