import { useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { ApiError } from '@/src/api/api-error'
import { MAX_TERM_TITLE } from '@/src/domain/recipes/term-kind'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { errorMessage } from '../parts/error-message'
import { useAction } from '../parts/use-action'
import { renameTerm, findTakenId } from '../state/terms'
import styles from './terms.module.css'

type Props = {
  site: string
  term: SiteTerm
  /** Merges the term into the one that already has the name. */
  onMerge: (intoId: string) => void
  onClose: () => void
}

/** The form that replaces a row: Enter renames the term, Escape cancels. */
export function RenameForm({ site, term, onMerge, onClose }: Props): ReactElement {
  const [title, setTitle] = useState(term.title)
  const action = useAction()
  const takenBy = findTakenId(action.error)
  const save = async (): Promise<void> => {
    if (title.trim() !== term.title) await renameTerm(site, term.id, title)
    onClose()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form
      ref={focusInput}
      className={styles.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void action.run(save)
      }}
    >
      <TextField
        label={`New name of ${term.title}`}
        autoComplete="off"
        maxLength={MAX_TERM_TITLE}
        value={title}
        error={messageOf(action.error)}
        onKeyDown={onKey}
        onChange={(event) => {
          setTitle(event.target.value)
          action.forget()
        }}
      />
      {takenBy === null ? (
        <Button kind="primary" type="submit" isBusy={action.isBusy}>
          Rename
        </Button>
      ) : (
        <Button kind="primary" onClick={() => onMerge(takenBy)}>
          Merge them
        </Button>
      )}
      <Button onClick={onClose}>Cancel</Button>
    </form>
  )
}

/** Focuses the field and selects its text: the form was opened to type in it. */
function focusInput(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.select()
}

function messageOf(error: unknown): string | null {
  if (error === null) return null
  if (findTakenId(error) !== null) return 'Another term has this name.'
  const issues = error instanceof ApiError ? error.body?.error.issues : undefined
  return issues?.find(({ path }) => path === 'title')?.message ?? errorMessage(error)
}
