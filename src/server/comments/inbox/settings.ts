import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type {
  CommentSettings,
  CommentSettingsUpdate,
  RecipeComments,
} from '@/src/contract/people/comment-settings'
import { firstRow, rows } from '../../database/statements'

// A site without rules of its own has the defaults of the table.
const GET = {
  name: 'comment_settings',
  text: `select coalesce(k.holds_first, false) as "holdsFirst",
      coalesce(k.holds_links, true) as "holdsLinks", k.closes_after_days as "closesAfterDays",
      coalesce(k.held_words, '{}') as "heldWords",
      coalesce(k.refused_words, '{}') as "refusedWords",
      k.akismet_key is not null as "hasAkismetKey"
    from sites s left join site_comment_settings k on k.site_id = s.id where s.id = $1`,
}

/**
 * Returns the rules by which a site takes comments.
 * @see docs/product/comments.md#rules-of-a-site
 */
export async function getCommentSettings(
  payload: Payload,
  siteId: string,
): Promise<CommentSettings> {
  const found = await firstRow<CommentSettings>(payload, GET, [siteId])
  if (!found) throw notFound('Site')
  return found
}

const UPDATE = {
  name: 'comment_settings_update',
  text: `insert into site_comment_settings
      (site_id, holds_first, holds_links, closes_after_days, held_words, refused_words)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (site_id) do update set holds_first = excluded.holds_first,
      holds_links = excluded.holds_links, closes_after_days = excluded.closes_after_days,
      held_words = excluded.held_words, refused_words = excluded.refused_words, updated_at = now()`,
}

/** Replaces the rules by which a site takes comments; they apply to comments from now on. */
export async function updateCommentSettings(
  payload: Payload,
  siteId: string,
  settings: CommentSettingsUpdate,
): Promise<CommentSettings> {
  const { holdsFirst, holdsLinks, closesAfterDays, heldWords, refusedWords } = settings
  const values = [siteId, holdsFirst, holdsLinks, closesAfterDays, heldWords, refusedWords]
  await rows(payload, UPDATE, values)
  return getCommentSettings(payload, siteId)
}

const SET_KEY = {
  name: 'comment_settings_akismet',
  text: `insert into site_comment_settings (site_id, akismet_key) values ($1, $2)
    on conflict (site_id) do update set akismet_key = excluded.akismet_key, updated_at = now()`,
}

/** Stores the Akismet key of a site, encrypted, or removes it. */
export async function setAkismetKey(
  payload: Payload,
  siteId: string,
  key: string | null,
): Promise<CommentSettings> {
  await rows(payload, SET_KEY, [siteId, key === null ? null : payload.encrypt(key)])
  return getCommentSettings(payload, siteId)
}

const OF_RECIPE = {
  name: 'recipe_comments',
  text: `select comments_closed as "areCommentsClosed" from recipes
    where site_id = $1 and id = $2 and deleted_at is null`,
}
const CLOSE = {
  name: 'recipe_comments_update',
  text: `update recipes set comments_closed = $3
    where site_id = $1 and id = $2 and deleted_at is null
    returning comments_closed as "areCommentsClosed"`,
}

/** Returns whether a recipe takes comments. @throws Failure `not_found` */
export async function getRecipeComments(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<RecipeComments> {
  const found = await firstRow<RecipeComments>(payload, OF_RECIPE, [siteId, id])
  if (!found) throw notFound('Recipe')
  return found
}

/**
 * Opens or closes the comments of a recipe at once, whatever draft it has. @throws Failure `not_found`
 * @see docs/product/moderation.md#closed-recipes
 */
export async function updateRecipeComments(
  payload: Payload,
  siteId: string,
  id: string,
  { areCommentsClosed }: RecipeComments,
): Promise<RecipeComments> {
  const values = [siteId, id, areCommentsClosed]
  const updated = await firstRow<RecipeComments>(payload, CLOSE, values)
  if (!updated) throw notFound('Recipe')
  return updated
}
