import { z } from 'zod'
import { Id } from '../basics'
import { CreatedAt, OwnId } from '../common-fields'
import { Image } from '../media/image'
import { PlainOrRichText, RichText } from '../recipe/rich-text'
import { nameOf } from './profile'

/**
 * Maximum length of a comment, in characters.
 * @see docs/product/comments.md#content
 */
export const MAX_COMMENT_LENGTH = 5_000

/**
 * A comment with its replies.
 * @see docs/product/comments.md#replies
 */
export const Comment = z
  .object({
    id: OwnId,
    content: RichText.describe('Text of the comment: paragraphs with bold, italic and links.'),
    level: z
      .union([z.literal(1), z.literal(2)])
      .describe('Nesting level: 1 for a comment, 2 for a reply.'),
    createdAt: CreatedAt,
    user: z
      .object({
        id: Id.nullable().describe(
          'ID of the account; `null` for an imported comment, whose writer has none.',
        ),
        displayName: z.string().nullable().describe('Display name; `null` if not set.'),
        avatar: Image.nullable().describe('Profile picture; `null` if the user has none.'),
      })
      .describe('The user who wrote the comment.'),
    upvoteCount: z.number().describe('Number of users who upvoted the comment.'),
    isUpvoted: z
      .boolean()
      .describe('Whether the signed-in user has upvoted it; false if no user is signed in.'),
    get children() {
      return z.array(Comment).describe('Replies, oldest first; always empty for a reply.')
    },
  })
  .describe('A comment or a reply.')
export type Comment = z.infer<typeof Comment>

/** All comments of a recipe, oldest first. */
export const CommentList = z
  .object({
    comments: z.array(Comment).describe('Comments with their replies, oldest first.'),
  })
  .describe('The comments of a recipe.')
/** The visible and the hidden comments of a recipe. */
export const CommentLists = CommentList.extend({
  hiddenComments: z.array(Comment).describe('Hidden comments, oldest first.'),
}).describe('The visible and hidden comments of a recipe.')

/** Query of a list of comments. */
export const CommentsQuery = z.object({ recipeId: Id.describe('ID of the recipe.') })
/** Body of a new comment or reply. */
export const CommentCreate = z
  .strictObject({
    content: PlainOrRichText.describe(
      'Text of the comment; at most 5,000 characters. Formatting other than bold, italic and links is removed.',
    ),
    recipeId: Id.describe('ID of a published recipe of the site.'),
    parentId: Id.nullable()
      .optional()
      .describe(
        'ID of the comment to reply to; `null` or omitted for a top-level comment. Replies cannot be replied to.',
      ),
    displayName: nameOf(
      'Display name to set on the account; ignored if it already has one.',
    ).optional(),
  })
  .describe('A new comment or reply.')
/** Body of a new upvote. */
export const UpvoteCreate = z
  .strictObject({ commentId: Id.describe('ID of the comment or reply.') })
  .describe('A new upvote.')
