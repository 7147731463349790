import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import { isLockedFor } from '@/src/domain/payments/premium'
import type { PremiumReader } from '@/src/domain/payments/premium'
import { firstRow } from '../../database/statements'
import { IS_PUBLISHED } from '../../recipes/reading/card-sql'

/** SQL condition that recipe `r` takes no comments by the rules `k` of its site; null without rules. */
export const IS_CLOSED = `(r.comments_closed
  or coalesce(r.published_at + make_interval(days => k.closes_after_days) < now(), false))`

const PLACE = {
  name: 'comment_place',
  text: `select r.slug, r.privacy_setting as "privacySetting",
      coalesce(s.comments_enabled, false) as "isOpen", ${IS_CLOSED} as "isClosed",
      coalesce(s.guest_comments_enabled, false) as "takesGuests",
      coalesce(${worksOnSite('s', '$4')}, false) as "isAuthor",
      (select c.parent_id is not null from comments c where c.id = $3 and c.recipe_id = r.id
        and c.status = 'published') as "isParentReply",
      coalesce(k.holds_first, false) as "holdsFirst", coalesce(k.holds_links, true) as "holdsLinks",
      coalesce(k.held_words, '{}') as "heldWords",
      coalesce(k.refused_words, '{}') as "refusedWords", k.akismet_key as "akismetKey"
    from recipes r join sites s on s.id = r.site_id
      left join site_comment_settings k on k.site_id = s.id
    where r.id = $2 and r.site_id = $1 and ${IS_PUBLISHED}`,
}

/** The recipe that a comment is written on, with the rules of its site. */
export type CommentPlace = {
  slug: string
  privacySetting: string
  /** Whether the site has comments. */
  isOpen: boolean
  /** Whether the recipe takes no comments. */
  isClosed: boolean
  takesGuests: boolean
  /** Whether the writer owns or edits the site. */
  isAuthor: boolean
  /** Whether the parent is a reply itself; null if there is no such comment. */
  isParentReply: boolean | null
  holdsFirst: boolean
  holdsLinks: boolean
  heldWords: string[]
  refusedWords: string[]
  /** Encrypted; null while Akismet is not used. */
  akismetKey: string | null
}

/** Finds the place of a comment. @throws Failure `not_found` for a recipe that is not published here */
export async function findPlace(
  payload: Payload,
  siteId: string,
  { recipeId, parentId }: { recipeId: string; parentId: string | null },
  userId: string | null,
): Promise<CommentPlace> {
  const place = await firstRow<CommentPlace>(payload, PLACE, [siteId, recipeId, parentId, userId])
  if (!place) throw notFound('Recipe')
  return place
}

/**
 * Refuses a comment where comments are closed, on a recipe that is locked for its writer, or in the wrong
 * place. Authors of the site also comment on recipes that are closed for others.
 * @throws Failure `forbidden`, `validation_failed`
 * @see docs/product/comments.md#who-may-comment
 */
export function requireMayWrite(
  place: CommentPlace,
  parentId: string | null,
  reader: PremiumReader,
): void {
  if (!place.isOpen) throw new Failure('forbidden', 'Comments are closed on this site.')
  if (isLockedFor(place.privacySetting, reader)) {
    throw new Failure('forbidden', 'Only subscribers with full access can comment here.')
  }
  if (place.isClosed && !place.isAuthor) {
    throw new Failure('forbidden', 'Comments on this recipe are closed.')
  }
  if (parentId === null) return
  if (place.isParentReply === null) throw invalidField('parentId', 'Not found')
  if (place.isParentReply) throw invalidField('parentId', 'Replies cannot be replied to')
}
