import type { ManagedComment } from '@/src/contract/people/moderation'
import type { CommentStatus } from '@/src/domain/comments'
import type { ChangeView } from '../comment-view'

/** The actions of a row. */
export type CommentActs = {
  onPick: (index: number, id: string, isRange?: boolean) => void
  onOpen: (id: string) => void
  onReply: (id: string) => void
  onMove: (comment: ManagedComment, status: CommentStatus) => void
  onBan: (comment: ManagedComment) => void
  onChange: ChangeView
}
