import type { Payload } from 'payload'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import type { DemoComment } from '../demo/demo-content'
import { documentFromMarkup } from '../markup'
import type { DemoPeople } from './people'

const DAY = 86_400_000
const VOTERS = ['free', 'monthly', 'yearly', 'visitor'] as const

/** Whose comments these are, and under what. */
export type CommentPlace = {
  siteId: string
  recipeId: string
  ownerId: string
  people: DemoPeople
  now: number
}

/** Stores the comments of a recipe with their replies and upvotes, dated as they say. */
export async function storeComments(
  payload: Payload,
  place: CommentPlace,
  comments: readonly DemoComment[],
): Promise<void> {
  for (const comment of comments) {
    const id = await storeComment(payload, place, comment, null)
    for (const reply of comment.replies ?? []) await storeComment(payload, place, reply, id)
  }
}

async function storeComment(
  payload: Payload,
  { siteId, recipeId, ownerId, people, now }: CommentPlace,
  { user, text, daysAgo, upvotes = 0 }: Omit<DemoComment, 'replies'>,
  parent: string | null,
): Promise<string> {
  const { root } = lexicalFromDocument(documentFromMarkup(text))
  const { id } = await payload.create({
    collection: 'comments',
    data: {
      content: { root: { ...root, children: root.children.map((child) => ({ ...child })) } },
      site: siteId,
      recipe: recipeId,
      user: user === 'owner' ? ownerId : people[user],
      parent,
      createdAt: new Date(now - daysAgo * DAY - (parent ? 0 : 7_200_000)).toISOString(),
    },
    depth: 0,
  })
  for (const voter of VOTERS.filter((each) => each !== user).slice(0, upvotes)) {
    await payload.create({
      collection: 'comment-upvotes',
      data: { comment: id, user: people[voter] },
      depth: 0,
    })
  }
  return id
}
