import type { CommentActions } from './comment-actions'
import type { CommentsState } from './use-comments'

/** The state and actions that comments need. */
export type CommentTools = {
  actions: CommentActions
  take: CommentsState['take']
  /** The id of the signed-in user; null when signed out. */
  readerId: string | null
  isManager: boolean
  /** Opens the sign-in prompt for an action: `upvote comments`. */
  askToSignIn: (reason: string) => void
}
