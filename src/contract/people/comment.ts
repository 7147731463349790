import { z } from 'zod'
import { Id } from '../basics'
import { Image } from '../media/image'
import { PlainOrRichText, RichText } from '../recipe/rich-text'

/**
 * Maximum length of a comment, in characters.
 * @see docs/product/comments.md#content
 */
export const MAX_COMMENT_LENGTH = 5_000

/**
 * A comment with its replies.
 * @see docs/product/comments.md#replies
 */
export const Comment = z.object({
  id: Id,
  content: RichText,
  level: z.union([z.literal(1), z.literal(2)]).describe('1 for a comment, 2 for a reply.'),
  createdAt: z.string(),
  user: z.object({ id: Id, displayName: z.string().nullable(), avatar: Image.nullable() }),
  upvoteCount: z.number(),
  isUpvoted: z.boolean().describe('Whether the signed-in user has upvoted it.'),
  get children() {
    return z.array(Comment).describe('Replies, oldest first.')
  },
})
export type Comment = z.infer<typeof Comment>

/** All comments of a recipe, oldest first. */
export const CommentList = z.object({ comments: z.array(Comment) })
/** The visible and the hidden comments of a recipe. */
export const CommentLists = CommentList.extend({ hiddenComments: z.array(Comment) })

/** Query of a list of comments. */
export const CommentsQuery = z.object({ recipeId: Id.describe('The id of the recipe.') })
/** Body of a new comment or reply. */
export const CommentCreate = z.strictObject({
  content: PlainOrRichText.describe(
    'At most 5,000 characters; formatting other than bold, italic and links is removed.',
  ),
  recipeId: Id,
  parentId: Id.nullable()
    .optional()
    .describe('The comment to reply to; a reply cannot be replied to.'),
})
/** Body of a new upvote. */
export const UpvoteCreate = z.strictObject({ commentId: Id })
