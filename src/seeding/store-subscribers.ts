import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { insertRows } from '@/src/importing/pipeline/insert-rows'
import type { DemoComment, DemoReply, SitePeople } from './demo-files'
import type { IdOf } from './store-accounts'

const DAY = 86_400_000
const TWO_HOURS = 7_200_000

/** A site of the demo whose recipes are stored, and the moment its dates are counted from. */
export type FilledSite = { id: string; idOf: IdOf; now: number }

/** Stores the subscriptions to a site. */
export async function storeSubscriptions(
  payload: Payload,
  { id: site, idOf, now }: FilledSite,
  { subscriptions, prices }: SitePeople,
): Promise<void> {
  const amounts = {
    free: null,
    monthly: prices.monthlyAmountCents,
    yearly: prices.yearlyAmountCents,
  }
  for (const { email, plan } of subscriptions) {
    await payload.create({
      collection: 'subscriptions',
      data: {
        user: idOf(email),
        site,
        planType: plan,
        status: 'active',
        source: plan === 'free' ? 'self' : 'payment',
        priceAmountCents: amounts[plan],
        currency: prices.currency,
        receivesNewsletter: true,
        joinedAt: new Date(now).toISOString(),
      },
      depth: 0,
    })
  }
}

const RECIPES = {
  name: 'demo_recipe_ids',
  text: `select slug, id from recipes where site_id = $1`,
}

/** Stores the comments of a site with their replies and upvotes. @throws RangeError for an unknown recipe */
export async function storeComments(
  payload: Payload,
  site: FilledSite,
  comments: readonly DemoComment[],
): Promise<void> {
  const found = await rows<{ slug: string; id: string }>(payload, RECIPES, [site.id])
  const recipes = new Map(found.map(({ slug, id }) => [slug, id]))
  const stored = comments.flatMap((comment) => {
    const recipe = recipes.get(comment.recipe)
    if (recipe === undefined) throw new RangeError(`There is no recipe ${comment.recipe}`)
    return thread(comment, recipe, site)
  })
  await inTransaction(payload, () => insertComments(payload, stored))
}

type StoredComment = { row: Record<string, unknown>; upvotes: Record<string, unknown>[] }

/** A comment and its replies as rows. */
function thread(comment: DemoComment, recipe: string, site: FilledSite): StoredComment[] {
  const parent = randomUUID()
  const place = { site_id: site.id, recipe_id: recipe }
  return [
    storedComment(comment, { ...place, id: parent, parent_id: null }, site, TWO_HOURS),
    ...comment.replies.map((reply) =>
      storedComment(reply, { ...place, id: randomUUID(), parent_id: parent }, site, 0),
    ),
  ]
}

function storedComment(
  { author, text, daysAgo, upvotedBy }: DemoReply,
  place: { id: string } & Record<string, string | null>,
  { idOf, now }: FilledSite,
  earlier: number,
): StoredComment {
  const row = {
    ...place,
    content: lexicalFromDocument(text),
    user_id: idOf(author),
    created_at: new Date(now - daysAgo * DAY - earlier).toISOString(),
    updated_at: new Date(now).toISOString(),
  }
  const upvotes = upvotedBy.map((email) => ({
    id: randomUUID(),
    comment_id: place.id,
    user_id: idOf(email),
  }))
  return { row, upvotes }
}

const COMMENT = {
  id: 'uuid',
  site_id: 'uuid',
  recipe_id: 'uuid',
  parent_id: 'uuid',
  user_id: 'uuid',
  content: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const
const UPVOTE = { id: 'uuid', comment_id: 'uuid', user_id: 'uuid' } as const

async function insertComments(payload: Payload, comments: readonly StoredComment[]): Promise<void> {
  await insertRows(
    payload,
    'comments',
    COMMENT,
    comments.map(({ row }) => row),
  )
  await insertRows(
    payload,
    'comment_upvotes',
    UPVOTE,
    comments.flatMap(({ upvotes }) => upvotes),
  )
}
