import type { CallName } from '@/src/contract/calls'
import { editors, sendsAway } from './call-rules'
import type { CallLevel } from './call-rules'
import type { Rule } from './levels'

/** The permissions of calls about comment moderation. */
export const MODERATION_POLICY = {
  listManagedComments: editors,
  countManagedComments: editors,
  countWaitingComments: editors,
  getManagedComment: editors,
  setCommentStatus: editors,
  undoCommentStatus: editors,
  createCommentReply: editors,
  listBans: editors,
  createBan: editors,
  deleteBan: editors,
  getCommentSettings: editors,
  updateCommentSettings: editors,
  setAkismetKey: sendsAway,
  getRecipeComments: editors,
  updateRecipeComments: editors,
} as const satisfies { readonly [Name in CallName]?: Rule<CallLevel> }
