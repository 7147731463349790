import type { CommentActions } from './comment-actions'
import type { CommentsState } from './use-comments'

/** The state and actions that comments need. */
export type CommentTools = {
  recipeId: string
  actions: CommentActions
  take: CommentsState['take']
  /** The id of the signed-in user; null when signed out. */
  readerId: string | null
  /** Whether the signed-in user has no display name yet. */
  isNameless: boolean
  /** Writes a comment, or with the id of its parent a reply, and takes the answer. */
  write: (
    words: Parameters<CommentActions['create']>[0],
    parentId: string | null,
    key: string,
  ) => Promise<void>
  /** The comment that was written just now, which takes the focus. */
  newestId: string | null
  /** Moves the focus to the comments, from one that is gone. */
  leave: () => void
  isManager: boolean
  /** Whether the recipe takes comments of this user. */
  isOpen: boolean
  /** Opens the sign-in prompt for an action: `upvote comments`. */
  askToSignIn: (reason: string) => void
}
