import type { KeyboardEvent, ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { ActionState } from '@/src/api/react/use-call-mutation'
import { MAX_TERM_TITLE } from '@/src/domain/recipes/term-kind'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { findTakenId } from '../state/terms'
import { writeCall } from '../state/write-call'
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
  const form = useForm({ title: term.title }, async (body) => {
    if (body.title.trim() !== term.title) {
      await writeCall('renameTerm', { params: { site, id: term.id }, body })
    }
    onClose()
  })
  const takenBy = findTakenId(form.error)
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form ref={focusInput} className={styles.rename} noValidate onSubmit={form.submit}>
      <TextField
        label={`New name of ${term.title}`}
        autoComplete="off"
        maxLength={MAX_TERM_TITLE}
        value={form.values.title}
        error={messageOf(form)}
        onKeyDown={onKey}
        onChange={(event) => form.edit({ title: event.target.value })}
      />
      {takenBy === null ? (
        <Button kind="primary" type="submit" isBusy={form.isBusy}>
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

function messageOf({ error, message, issueOf }: ActionState): string | null {
  if (findTakenId(error) !== null) return 'Another term has this name.'
  return issueOf('title') ?? message
}
