import type { CommentActions } from './comment-actions'
import type { CommentsState } from './use-comments'

/** What a comment needs to be more than read. */
export type CommentTools = {
  actions: CommentActions
  take: CommentsState['take']
  /** Who reads; null signed out. */
  readerId: string | null
  isManager: boolean
  /** Asks to sign in, with what for: `upvote comments`. */
  askToSignIn: (reason: string) => void
}
