import type { CallSchema } from '../call-schema'
import {
  CommentCreate,
  CommentList,
  CommentLists,
  CommentsQuery,
  UpvoteCreate,
} from '../people/comment'

/** Comments and upvotes. */
export const commentSchemas = {
  listComments: {
    summary: 'Lists the comments on a recipe, oldest first, with their replies.',
    query: CommentsQuery,
    answer: CommentList,
  },
  createComment: {
    summary: 'Creates a comment or a reply and returns all comments on the recipe.',
    body: CommentCreate,
    answer: CommentList,
    status: 201,
    idempotent: 'stored',
    errors: ['forbidden', 'rate_limited'],
  },
  deleteComment: {
    summary: "Deletes one of the signed-in user's own comments, with its replies.",
    answer: CommentList,
    errors: ['forbidden'],
  },
  createUpvote: {
    summary: 'Upvotes a comment; has no effect if already upvoted.',
    body: UpvoteCreate,
    answer: CommentList,
    status: 201,
  },
  deleteUpvote: {
    summary: "Removes the signed-in user's upvote; `id` is the ID of the comment.",
    answer: CommentList,
  },
  listHiddenComments: {
    summary: 'Lists the hidden comments on a recipe.',
    query: CommentsQuery,
    answer: CommentList,
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
