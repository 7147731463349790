import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  CommentCounts,
  CommentCountsQuery,
  CommentReply,
  CommentStatusBody,
  CommentStatusChange,
  CommentStatusUndo,
  CommentThread,
  ManagedComment,
  ManagedCommentsQuery,
} from '../people/moderation'

/** Schemas of comment moderation. */
export const moderationSchemas = {
  listManagedComments: {
    summary: "Lists a site's comments with one status, or with open reports, newest first.",
    query: ManagedCommentsQuery,
    answer: z.object({
      comments: z.array(ManagedComment).describe('Comments on this page.'),
      next: z
        .string()
        .nullable()
        .describe('Value of `after` for the next page; `null` on the last one.'),
    }),
  },
  countManagedComments: {
    summary: "Counts a site's comments in each list.",
    query: CommentCountsQuery,
    answer: z.object({ counts: CommentCounts }),
  },
  countWaitingComments: {
    summary: "Counts a site's comments that wait for approval.",
    answer: z.object({
      waiting: z.number().describe('Number of comments that wait for approval.'),
    }),
  },
  getManagedComment: {
    summary: 'Returns a comment with the comment above it and its replies.',
    answer: CommentThread,
  },
  setCommentStatus: {
    summary: 'Publishes, hides or deletes comments, or marks them as spam; closes their reports.',
    body: CommentStatusBody,
    answer: z.object({ change: CommentStatusChange }),
  },
  undoCommentStatus: {
    summary: 'Undoes a status change where no one has changed the status since.',
    body: CommentStatusUndo,
    answer: z.object({ restored: z.number().describe('Number of restored comments.') }),
  },
  createCommentReply: {
    summary: 'Replies to a comment as the caller, and returns the comment with its replies.',
    body: CommentReply,
    answer: CommentThread,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict', 'forbidden', 'rate_limited'],
  },
} as const satisfies Record<string, CallSchema>
