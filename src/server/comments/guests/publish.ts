import type { Payload, PayloadRequest } from 'payload'
import { hashToken } from '@/access/token'
import { Failure } from '@/src/contract/failure'
import { Stars } from '@/src/contract/people/rating'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { findOrCreateUser } from '../../accounts/confirm-link'
import { requireNotBanned } from '../../bans/enforce'
import { firstRow, rows } from '../../database/statements'
import { inTransaction } from '../../database/transaction'
import { setRating } from '../../ratings/rate'
import type { Visitor } from '../../ratings/visitor-hash'
import type { SiteScope } from '../../sites/scope'
import { findPlace, requireMayWrite } from '../admission/place'
import { insertComment, setFirstName } from '../write'

/** A comment of a guest as it waits for its confirmation. */
export type GuestComment = { name: string; recipe: string; content: RichTextDocument }

const GET = {
  name: 'guest_comment',
  text: `select g.name, r.title as recipe, g.content from guest_comments g
      join recipes r on r.id = g.recipe_id
    where g.site_id = $1 and g.token_hash = $2 and g.expires_at > now()`,
}
type GuestRow = { name: string; recipe: string; content: unknown }

/** Returns the comment of a link; null if the link is unknown, used or expired. Changes nothing. */
export async function getGuestComment(
  payload: Payload,
  siteId: string,
  token: string,
): Promise<GuestComment | null> {
  const row = await firstRow<GuestRow>(payload, GET, [siteId, hashToken(token)])
  return row ? { ...row, content: documentFromLexical(row.content) } : null
}

const TAKE = {
  name: 'guest_comment_take',
  text: `delete from guest_comments where site_id = $1 and token_hash = $2 and expires_at > now()
    returning recipe_id as "recipeId", parent_id as "parentId", content, name, email, stars`,
}
type Taken = {
  recipeId: string
  parentId: string | null
  content: unknown
  name: string
  email: string
  stars: number | null
}

/** The result of a confirmed link: the comment and its state, and the slug of its recipe. */
export type PublishedGuestComment = { id: string; slug: string; isPublished: boolean }

/**
 * Publishes the comment of a link, or lets it wait as the rules say, with an account for its address; once.
 * Nobody is signed in. Returns null if the link is unknown, used or expired.
 * @throws Failure as `createComment`; the link then stays valid
 * @see docs/product/comments.md#guests
 */
export function publishGuestComment(
  payload: Payload,
  site: Pick<SiteScope, 'id' | 'slug' | 'primaryDomain'>,
  token: string,
  { address, userAgent }: { address: string; userAgent: string | null },
): Promise<PublishedGuestComment | null> {
  return inTransaction(payload, async (req) => {
    const taken = await firstRow<Taken>(payload, TAKE, [site.id, hashToken(token)])
    if (!taken) return null
    const { recipeId, parentId, email } = taken
    const userId = await findAccount(req, taken)
    const place = await findPlace(payload, site.id, { recipeId, parentId }, userId)
    requireMayWrite(place, parentId, ANONYMOUS_READER)
    await requireNotBanned(payload, site.id, { userId, email, address })
    const document = documentFromLexical(taken.content)
    const candidate = { site, place, document, userId, address, userAgent, commentId: null }
    const { id, status } = await insertComment(payload, candidate, { recipeId, parentId })
    if (status !== 'spam') await rate(payload, site.id, { ...taken, userId, address, userAgent })
    return { id, slug: place.slug, isPublished: status === 'published' }
  })
}

const LOCK = {
  name: 'guest_account_lock',
  text: `select pg_advisory_xact_lock(hashtextextended('account ' || $1::text, 0))`,
}

/** The account of the address, which the press of the button has proven; with the name if it has none. */
async function findAccount(req: PayloadRequest, { email, name }: Taken): Promise<string> {
  await rows(req.payload, LOCK, [email])
  const userId = await findOrCreateUser(req, { email, displayName: null, attribution: null })
  await setFirstName(req.payload, userId, name)
  return userId
}

/** Stores the rating of a guest; where ratings are refused, the comment is published without one. */
async function rate(
  payload: Payload,
  siteId: string,
  { recipeId, stars, ...guest }: Taken & Visitor & { userId: string },
): Promise<void> {
  const given = Stars.safeParse(stars)
  if (!given.success) return
  const caller = { ...guest, isPlatformAdmin: false, sessionId: '', siteId, isBound: false }
  try {
    await setRating(payload, siteId, { ...guest, caller }, { recipeId, stars: given.data })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}
