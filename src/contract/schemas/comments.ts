import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  CommentChangeQuery,
  CommentCreate,
  CommentList,
  CommentLists,
  CommentNotices,
  CommentPageQuery,
  CommentReport,
  CommentsQuery,
  CommentUpdate,
  GuestCommentCreate,
  HiddenCommentList,
  UpvoteCreate,
} from '../people/comment'

/** Comments and upvotes. */
export const commentSchemas = {
  listComments: {
    summary: 'Lists the comments on a recipe, oldest first, with their replies.',
    query: CommentPageQuery,
    answer: CommentList,
  },
  createComment: {
    summary:
      'Creates a comment or a reply, which may wait for approval, and returns the comments on the recipe.',
    query: CommentChangeQuery,
    body: CommentCreate,
    answer: CommentList,
    status: 201,
    idempotent: 'stored',
    errors: ['forbidden', 'rate_limited'],
  },
  updateComment: {
    summary: "Replaces the text of one of the signed-in user's own comments.",
    query: CommentChangeQuery,
    body: CommentUpdate,
    answer: CommentList,
    errors: ['forbidden', 'rate_limited'],
  },
  createCommentReport: {
    summary: 'Reports a comment to the managers of the site; has no effect if already reported.',
    body: CommentReport,
    answer: z.object({}),
    status: 201,
    errors: ['forbidden', 'rate_limited'],
  },
  createGuestComment: {
    summary: 'Mails a guest the link that publishes their comment; the site must allow guests.',
    body: GuestCommentCreate,
    answer: z.object({}),
    status: 201,
    errors: ['forbidden', 'rate_limited', 'mail_unavailable'],
  },
  deleteComment: {
    summary: "Deletes one of the signed-in user's own comments, with its replies.",
    query: CommentChangeQuery,
    answer: CommentList,
    errors: ['forbidden'],
  },
  createUpvote: {
    summary: 'Upvotes a comment; has no effect if already upvoted.',
    query: CommentChangeQuery,
    body: UpvoteCreate,
    answer: CommentList,
    status: 201,
    errors: ['forbidden'],
  },
  deleteUpvote: {
    summary: "Removes the signed-in user's upvote; `id` is the ID of the comment.",
    query: CommentChangeQuery,
    answer: CommentList,
  },
  getCommentNotices: {
    summary: 'Returns how often the signed-in user gets mails about new comments of the site.',
    answer: z.object({ commentNotices: CommentNotices }),
  },
  updateCommentNotices: {
    summary: 'Sets how often the signed-in user gets mails about new comments of the site.',
    body: CommentNotices,
    answer: z.object({ commentNotices: CommentNotices }),
  },
  listHiddenComments: {
    summary: 'Lists the hidden comments on a recipe.',
    query: CommentsQuery,
    answer: HiddenCommentList,
  },
  hideComment: {
    summary: 'Hides a comment and its replies from readers.',
    answer: CommentLists,
  },
  unhideComment: {
    summary: 'Unhides a comment and its replies.',
    answer: CommentLists,
  },
} as const satisfies Record<string, CallSchema>
