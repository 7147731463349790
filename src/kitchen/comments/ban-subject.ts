import type { ManagedComment } from '@/src/contract/people/moderation'
import type { BanSubject } from '../bans/ban-window'
import { formatComments, writerName } from './comment-labels'
import { moveWithUndo } from './move-with-undo'

/** Returns the writer of a comment with what of it can be banned. */
export function banSubject(site: string, comment: ManagedComment): BanSubject {
  const { id: userId, publishedCount } = comment.writer
  return {
    name: writerName(comment),
    targets: targetsOf(comment),
    hiding:
      userId === null || publishedCount === 0
        ? undefined
        : {
            label: `Also hide their ${formatComments(publishedCount)}`,
            run: () =>
              moveWithUndo(
                site,
                { filter: { folder: 'published', userId }, status: 'hidden' },
                publishedCount,
              ),
          },
  }
}

const targetsOf = ({
  id: commentId,
  writer,
  hasNetwork,
}: ManagedComment): BanSubject['targets'] => [
  ...(writer.id === null ? [] : [{ kind: 'writer', commentId } as const]),
  ...(hasNetwork
    ? [{ kind: 'address', commentId } as const, { kind: 'network', commentId } as const]
    : []),
]

/** Whether anything of a comment can be banned. */
export const canBeBanned = (comment: ManagedComment): boolean =>
  !comment.writer.isByAuthor && targetsOf(comment).length > 0
