import type { Comment, CommentLists } from '@/src/contract/people/comment'

/** The comments of a recipe that are loaded and, for managers, those hidden from readers. */
export type Thread = {
  comments: readonly Comment[]
  hiddenComments: readonly Comment[]
  /** Cursor of the next page; null when all comments are loaded. */
  next: string | null
  /** Whether the recipe takes no new comments. */
  isClosed: boolean
}

/** The lists that a call returned. */
export type CommentAnswer = Omit<Partial<CommentLists>, 'total'>

const byAge = (a: Comment, b: Comment): number =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)

const isInThread = (id: string, { id: own, children }: Comment): boolean =>
  own === id || children.some((child) => child.id === id)

/** Takes lists that replace the loaded ones. */
export const withLists = (
  thread: Thread,
  { comments, hiddenComments, next, isClosed }: CommentAnswer,
): Thread => ({
  comments: comments ?? thread.comments,
  hiddenComments: hiddenComments ?? thread.hiddenComments,
  next: next === undefined ? thread.next : next,
  isClosed: isClosed ?? thread.isClosed,
})

/** Takes the thread of a comment that changed: its new state, or none if it is gone. */
export function withChange(thread: Thread, id: string, { comments = [] }: CommentAnswer): Thread {
  const others = thread.comments.filter((each) => !isInThread(id, each))
  const changed = comments.filter((each) => !others.some((other) => other.id === each.id))
  return { ...thread, comments: [...others, ...changed].sort(byAge) }
}

/** Adds the next page; own comments that were written meanwhile may be there already. */
export function withPage(thread: Thread, page: CommentAnswer): Thread {
  const more = page.comments ?? []
  const others = thread.comments.filter(({ id }) => !more.some((each) => each.id === id))
  return { ...thread, comments: [...others, ...more].sort(byAge), next: page.next ?? null }
}
