import type { CallName } from '@/src/contract/calls'
import { anyone, editors, signedIn } from './call-rules'
import type { CallLevel } from './call-rules'
import type { Rule } from './levels'

/** The permissions of calls about comments. */
export const COMMENT_POLICY = {
  listHiddenComments: editors,
  hideComment: editors,
  unhideComment: editors,
  listComments: anyone,
  createComment: signedIn,
  updateComment: signedIn,
  deleteComment: signedIn,
  createUpvote: signedIn,
  deleteUpvote: signedIn,
  createCommentReport: signedIn,
  getCommentNotices: editors,
  updateCommentNotices: editors,
  createGuestComment: anyone,
} as const satisfies { readonly [Name in CallName]?: Rule<CallLevel> }
