import { z } from 'zod'
import { Id } from './basics'
import { Image } from './image'
import { PlainOrRichText, RichText } from './rich-text'

/**
 * A comment's text has at most so many characters.
 * @see docs/product/comments.md#content
 */
export const MAX_COMMENT_LENGTH = 5_000

/**
 * A comment as readers see it; one of level 1 carries its replies.
 * @see docs/product/comments.md#replies
 */
export const Comment = z.object({
  id: Id,
  content: RichText,
  level: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.string(),
  user: z.object({ id: Id, displayName: z.string().nullable(), avatar: Image.nullable() }),
  upvoteCount: z.number(),
  isUpvoted: z.boolean(),
  get children() {
    return z.array(Comment)
  },
})
export type Comment = z.infer<typeof Comment>

/** All comments of a recipe, oldest first. */
export const CommentList = z.object({ comments: z.array(Comment) })
/** The visible and the hidden comments of a recipe, for managers. */
export const CommentLists = CommentList.extend({ hiddenComments: z.array(Comment) })

/** Whose comments are asked for. */
export const CommentsQuery = z.object({ recipeId: Id })
/** A new comment or, with `parentId`, a reply to one of level 1. */
export const CommentCreate = z.strictObject({
  content: PlainOrRichText,
  recipeId: Id,
  parentId: Id.nullable().optional(),
})
export const UpvoteCreate = z.strictObject({ commentId: Id })
