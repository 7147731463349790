import { requestGuestComment } from '@/src/server/comments/guests/request'
import { getCommentNotices, updateCommentNotices } from '@/src/server/comments/notices/notices'
import { listComments } from '@/src/server/comments/read'
import { createReport } from '@/src/server/comments/report'
import { createUpvote, deleteUpvote } from '@/src/server/comments/upvotes'
import { createComment, deleteComment, updateComment } from '@/src/server/comments/write'
import type { CommentWriter } from '@/src/server/comments/write'
import { answerIsForEveryone } from '@/src/server/web/answer-notes'
import type { Call, Handlers } from '../call'

/**
 * Comments, upvotes, reports and mails to authors: a change answers all comments, or its thread.
 * @see docs/product/comments.md#list-of-comments
 */
export const commentHandlers = {
  listComments: async ({ payload, site, caller, query }) => {
    if (caller === null) answerIsForEveryone({ kind: 'site', id: site.id })
    return listComments(payload, site.id, caller?.userId ?? null, query)
  },
  createComment: (call) => createComment(call.payload, writerOf(call), call.body),
  updateComment: (call) => updateComment(call.payload, writerOf(call), call.params.id, call.body),
  deleteComment: (call) => deleteComment(call.payload, writerOf(call), call.params.id),
  createUpvote: (call) => createUpvote(call.payload, writerOf(call), call.body.commentId),
  deleteUpvote: (call) => deleteUpvote(call.payload, writerOf(call), call.params.id),
  createCommentReport: async (call) => {
    await createReport(call.payload, writerOf(call), call.body)
    return {}
  },
  createGuestComment: async ({ payload, site, clientAddress, body }) => {
    await requestGuestComment(payload, site, clientAddress, body)
    return {}
  },
  getCommentNotices: async ({ payload, site, caller }) => ({
    commentNotices: await getCommentNotices(payload, site.id, caller.userId),
  }),
  updateCommentNotices: async ({ payload, site, caller, body }) => ({
    commentNotices: await updateCommentNotices(payload, site.id, caller.userId, body),
  }),
} satisfies Partial<Handlers>

type WriterCall = Pick<Call<'createComment'>, 'site' | 'caller' | 'clientAddress' | 'userAgent'> & {
  query?: { only?: 'thread' | undefined } | undefined
}
const writerOf = ({
  site,
  caller,
  clientAddress,
  userAgent,
  query,
}: WriterCall): CommentWriter => ({
  site,
  caller,
  address: clientAddress,
  userAgent,
  only: query?.only,
})
