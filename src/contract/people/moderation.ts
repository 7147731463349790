import { z } from 'zod'
import { COMMENT_RULES, COMMENT_STATUSES } from '@/src/domain/comments'
import { COMMENT_FOLDERS, MAX_MOVED_COMMENTS } from '@/src/domain/moderation'
import { Id, Instant } from '../basics'
import { CreatedAt, nullableTimeOf, OwnId, slugOf, timeOf } from '../common-fields'
import { Image } from '../media/image'
import { INVALID_INPUT } from '../messages'
import { PlainOrRichText, RichText } from '../recipe/rich-text'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../recipe/recipes-index'

const Status = z.enum(COMMENT_STATUSES, { error: INVALID_INPUT })

/** A comment as its moderators see it. */
export const ManagedComment = z
  .object({
    id: OwnId,
    content: RichText.describe('Text of the comment: paragraphs with bold, italic and links.'),
    status: Status.describe('Status of the comment; readers see published ones only.'),
    createdAt: CreatedAt,
    editedAt: nullableTimeOf('Time at which the writer last edited it', 'if never edited'),
    statusChangedAt: nullableTimeOf('Time of the last status change', 'if it never changed'),
    writer: z
      .object({
        id: Id.nullable().describe('ID of the account; `null` for a writer without one.'),
        displayName: z.string().nullable().describe('Name of the writer; `null` if not set.'),
        avatar: Image.nullable().describe('Profile picture; `null` if the writer has none.'),
        subscriberId: Id.nullable().describe(
          'ID of their subscription to the site; `null` if they have none.',
        ),
        email: z
          .string()
          .nullable()
          .describe('Email address of a subscriber of the site; `null` for everyone else.'),
        publishedCount: z
          .number()
          .describe('Number of their published comments on the site; at most 100.'),
        isByAuthor: z.boolean().describe('Whether the writer owns or edits the site.'),
        isBanned: z
          .boolean()
          .describe('Whether a ban of the site covers the writer, or the network of the comment.'),
      })
      .describe('The person who wrote the comment.'),
    recipe: z
      .object({
        id: Id.describe('ID of the recipe.'),
        slug: slugOf('recipe'),
        title: z.string().describe('Title of the recipe.'),
        isPublished: z.boolean().describe('Whether readers can see the recipe.'),
      })
      .describe('The recipe below which the comment is.'),
    parent: z
      .object({
        id: Id.describe('ID of the comment that this one replies to.'),
        displayName: z.string().nullable().describe('Name of its writer; `null` if not set.'),
        excerpt: z.string().describe('The beginning of its text.'),
        status: Status.describe('Its status: a reply is seen only below a published comment.'),
      })
      .nullable()
      .describe('The comment that this one replies to; `null` for a top-level comment.'),
    replyCount: z.number().describe('Number of replies, without those in the bin.'),
    upvoteCount: z.number().describe('Number of users who upvoted the comment.'),
    stars: z
      .number()
      .nullable()
      .describe("The writer's rating of the recipe, 1 to 5; `null` without one."),
    reportCount: z.number().describe('Number of open reports by readers.'),
    reportReasons: z.array(z.string()).describe('Distinct reasons in the open reports.'),
    spamScore: z.number().nullable().describe('Spam points; `null` if it was never checked.'),
    spamReasons: z
      .array(
        z.object({
          rule: z.enum(COMMENT_RULES).describe('The rule that matched.'),
          points: z
            .number()
            .describe('Points towards spam; 0 for a rule of the site, which only holds comments.'),
          detail: z
            .string()
            .nullable()
            .describe('What it found, such as the word; `null` if the rule says it all.'),
        }),
      )
      .describe('The rules that held the comment, or count as spam.'),
    hasNetwork: z
      .boolean()
      .describe('Whether its network address is still known, so that it can be banned.'),
  })
  .describe('A comment with what its moderators need to know.')
export type ManagedComment = z.infer<typeof ManagedComment>

/** Conditions on listed comments. */
const conditions = {
  recipeId: Id.optional().describe('Only comments on this recipe.'),
  userId: Id.optional().describe('Only comments by this user.'),
  query: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Part of the text or of the name of the writer to search for.'),
}

/** A filter for comments. */
export const CommentFilter = z
  .strictObject({
    folder: z
      .enum(COMMENT_FOLDERS, { error: INVALID_INPUT })
      .describe(
        'Only comments with this status; `deleted` are in the bin, `reported` have open reports.',
      ),
    ...conditions,
  })
  .describe('A filter for comments.')
export type CommentFilter = z.output<typeof CommentFilter>

/** Query of a page of comments. */
export const ManagedCommentsQuery = z.object({
  folder: z
    .enum(COMMENT_FOLDERS, { error: INVALID_INPUT })
    .default('waiting')
    .describe(
      'Only comments with this status; `deleted` are in the bin, `reported` have open reports.',
    ),
  ...conditions,
  limit: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .describe('Maximum number of items to return.'),
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/, { error: INVALID_INPUT })
    .optional()
    .describe('The `next` of the previous page; omitted for the first page.'),
})
export type ManagedCommentsQuery = z.output<typeof ManagedCommentsQuery>

/** Conditions of the counts. */
export const CommentCountsQuery = z.object(conditions)
export type CommentCountsQuery = z.output<typeof CommentCountsQuery>

/** Number of comments in each list. */
export const CommentCounts = z
  .object({
    waiting: z.number().describe('Comments that wait for approval.'),
    published: z.number().describe('Comments that readers see.'),
    hidden: z.number().describe('Hidden comments.'),
    spam: z.number().describe('Comments that were marked as spam.'),
    deleted: z.number().describe('Comments in the bin.'),
    reported: z.number().describe('Comments with open reports.'),
  })
  .describe('Number of comments in each list.')
export type CommentCounts = z.infer<typeof CommentCounts>

/** A comment with the comments around it. */
export const CommentThread = z
  .object({
    comment: ManagedComment,
    parent: ManagedComment.nullable().describe(
      'The comment that this one replies to; `null` for a top-level comment.',
    ),
    replies: z.array(ManagedComment).describe('Its replies, oldest first; at most 100.'),
  })
  .describe('A comment with the comments around it.')
export type CommentThread = z.infer<typeof CommentThread>

const Ids = z.array(Id).max(MAX_MOVED_COMMENTS)

/** Body of a status change: the comments by their IDs, or by a filter. */
export const CommentStatusBody = z
  .strictObject({
    ids: Ids.min(1)
      .optional()
      .describe('IDs of the comments; those of other sites are ignored. Send these or `filter`.'),
    filter: CommentFilter.optional().describe(
      'Changes all matching comments, the newest 10,000 of them. Send this or `ids`.',
    ),
    exceptIds: Ids.optional().describe('IDs of comments that the filter leaves out.'),
    status: Status.describe('The new status.'),
    expectedStatus: Status.optional().describe(
      'Changes only comments that still have this status.',
    ),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    error: INVALID_INPUT,
  })
  .describe('Comments and their new status.')
export type CommentStatusBody = z.output<typeof CommentStatusBody>

const changeFields = () => ({
  status: Status.describe('The status that was set.'),
  changes: z
    .array(
      z.strictObject({
        previousStatus: Status.describe('The status before.'),
        ids: Ids.describe('IDs of the comments that had it.'),
      }),
    )
    .max(COMMENT_STATUSES.length)
    .describe('The changed comments by their previous status.'),
})

/** The outcome of a status change. */
export const CommentStatusChange = z
  .object({ ...changeFields(), changedAt: timeOf('Time of the change') })
  .describe('The comments whose status changed; send it back to undo the change.')
export type CommentStatusChange = z.infer<typeof CommentStatusChange>

/** Body that undoes a status change. */
export const CommentStatusUndo = z
  .strictObject({
    ...changeFields(),
    changedAt: Instant.describe('Time of the change (ISO 8601, UTC).'),
  })
  .describe('A status change to undo, as it was returned.')
export type CommentStatusUndo = z.output<typeof CommentStatusUndo>

/** Body of an author's reply. */
export const CommentReply = z
  .strictObject({
    content: PlainOrRichText.describe(
      'Text of the reply; at most 5,000 characters. Formatting other than bold, italic and links is removed.',
    ),
    publishes: z
      .boolean()
      .default(false)
      .describe('Whether to publish the comment first, if readers do not see it.'),
  })
  .describe("An author's reply to a comment.")
export type CommentReply = z.output<typeof CommentReply>
