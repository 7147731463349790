import { z } from 'zod'
import { Email, Id } from '../basics'
import { CreatedAt, OwnId } from '../common-fields'
import { Image } from '../media/image'
import { PlainOrRichText, RichText } from '../recipe/rich-text'
import { nameOf } from './profile'
import { Stars } from './rating'

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
    editedAt: z.iso
      .datetime()
      .nullable()
      .describe('Time of the last edit, ISO 8601; `null` if it was not edited.'),
    status: z
      .enum(['published', 'waiting', 'hidden'])
      .describe(
        'Whether readers see the comment; `waiting` for approval is shown to its writer only, `hidden` to managers only.',
      ),
    isByAuthor: z
      .boolean()
      .describe('Whether the owner or an editor of the site wrote the comment.'),
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

/** Comments of a recipe, oldest first. */
export const CommentList = z
  .object({
    comments: z.array(Comment).describe('Comments with their replies, oldest first.'),
    total: z
      .number()
      .describe('Number of comments and replies of the recipe that the caller can see.'),
    next: z
      .string()
      .nullable()
      .describe('Value of `after` for the comments that follow; `null` for the last ones.'),
    isClosed: z.boolean().describe('Whether the recipe takes no new comments from readers.'),
  })
  .describe('The comments of a recipe.')
export type CommentList = z.infer<typeof CommentList>
/** The hidden comments of a recipe. */
export const HiddenCommentList = z
  .object({ comments: z.array(Comment).describe('Hidden comments, oldest first.') })
  .describe('The hidden comments of a recipe.')
/** The visible and the hidden comments of a recipe. */
export const CommentLists = CommentList.extend({
  hiddenComments: z.array(Comment).describe('Hidden comments, oldest first.'),
}).describe('The visible and hidden comments of a recipe.')
export type CommentLists = z.infer<typeof CommentLists>

/** Query of a list of comments. */
export const CommentsQuery = z.object({ recipeId: Id.describe('ID of the recipe.') })
/** Maximum number of threads in a page of comments. */
const MAX_THREADS = 200
/** Query of a page of comments. */
export const CommentPageQuery = CommentsQuery.extend({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_THREADS)
    .optional()
    .describe('Maximum number of top-level comments, from 1 to 200; all if omitted.'),
  after: z
    .string()
    .regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
      'Use the `next` of a response',
    )
    .optional()
    .describe('`next` of the page before; the first page if omitted.'),
})
/** Query of a change of comments: those that it returns. */
export const CommentChangeQuery = z.object({
  only: z
    .literal('thread')
    .optional()
    .describe(
      'With `thread` only the changed top-level comment with its replies is returned, or none if it is gone; otherwise all comments of the recipe.',
    ),
})
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
/** Body of a comment of a guest, who has no account or is not signed in. */
export const GuestCommentCreate = CommentCreate.omit({ displayName: true })
  .extend({
    name: nameOf(
      'Name to show beside the comment; ignored if the address has an account with a name.',
    ),
    email: Email.describe('Address to which the link that publishes the comment is sent.'),
    stars: Stars.optional().describe('Rating of the recipe, published with the comment.'),
  })
  .describe('A comment of a guest, published once its link is confirmed.')
/** Body of an edited comment. */
export const CommentUpdate = CommentCreate.pick({ content: true }).describe(
  'The new text of a comment.',
)
/** Maximum length of the reason of a report, in characters. */
export const MAX_REPORT_REASON = 500
/** Body of a report about a comment. */
export const CommentReport = z
  .strictObject({
    commentId: Id.describe('ID of the comment or reply.'),
    reason: z
      .string()
      .trim()
      .max(MAX_REPORT_REASON)
      .optional()
      .describe('What is wrong with the comment; at most 500 characters.'),
  })
  .describe('A report about a comment, for the managers of the site.')
/** Frequency of the mails that an author gets about new comments. */
export const CommentNotices = z
  .strictObject({
    frequency: z
      .enum(['each', 'daily', 'never'])
      .describe(
        'Frequency of the mails: `each` at most every ten minutes, `daily` at 8:00 in the time zone of the site, or `never`.',
      ),
  })
  .describe('How often the signed-in user gets mails about new comments of the site.')
export type CommentNotices = z.infer<typeof CommentNotices>
/** Body of a new upvote. */
export const UpvoteCreate = z
  .strictObject({ commentId: Id.describe('ID of the comment or reply.') })
  .describe('A new upvote.')
