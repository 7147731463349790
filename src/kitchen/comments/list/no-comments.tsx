import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { EMPTY_TITLES } from '../comment-labels'
import { isFiltered } from '../comment-view'
import type { CommentView } from '../comment-view'
import type { ChangeView } from '../comments-screen'

type Props = { view: CommentView; onChange: ChangeView }

/** The message of a list without comments. */
export function NoComments({ view, onChange }: Props): ReactElement {
  if (isFiltered(view)) {
    const clear = (): void => onChange({ query: '', recipe: '', person: '', open: '' })
    return (
      <Message
        title="No comments match these filters"
        actions={<Button onClick={clear}>Clear the filters</Button>}
      />
    )
  }
  const { folder } = view
  return (
    <Message
      title={EMPTY_TITLES[folder]}
      actions={
        folder === 'waiting' ? (
          <Button onClick={() => onChange({ folder: 'published' })}>Show published comments</Button>
        ) : null
      }
    >
      {folder === 'deleted' ? 'Deleted comments stay here for 30 days.' : null}
    </Message>
  )
}
