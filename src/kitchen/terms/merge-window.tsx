import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { SearchList } from '../editor/parts/search-list'
import windows from '../parts/windows/question.module.css'
import { formatUses } from './format-uses'
import styles from './terms.module.css'

type Props = {
  site: string
  term: SiteTerm
  /** The initial target. */
  intoId: string | null
  terms: readonly SiteTerm[]
  onClose: () => void
}

/** Dialog for the target of a merge of terms, which it then performs. */
export function MergeWindow({ site, term, intoId, terms, onClose }: Props): ReactElement {
  const [chosen, setChosen] = useState(intoId)
  const action = useCallMutation('mergeTerm')
  const choices = useMemo(
    () =>
      terms
        .filter(({ id, kind }) => kind === term.kind && id !== term.id)
        .map(({ id, title, recipeCount }) => ({
          id,
          label: title,
          detail: formatUses(recipeCount),
        })),
    [term, terms],
  )
  const into = terms.find(({ id }) => id === chosen)
  const merge = async (): Promise<void> => {
    if (!into) return
    const params = { site, id: term.id }
    if (!(await action.run({ params, body: { intoId: into.id } }))) return
    toast.success(`“${term.title}” was merged into “${into.title}”`)
    onClose()
  }
  return (
    <Dialog title={`Merge “${term.title}”`} isOpen onOpenChange={onClose}>
      <div className={windows.window}>
        {into ? (
          <p>
            {`${formatUses(term.recipeCount)} with “${term.title}” will have “${into.title}” instead. This cannot be undone.`}
          </p>
        ) : (
          <SearchList label="Merge into" choices={choices} chosen={chosen} onChoose={setChosen} />
        )}
        {action.message === null ? null : (
          <p className={styles.wrong} role="alert">
            {action.message}
          </p>
        )}
        <div className={windows.actions}>
          {into && intoId === null ? (
            <Button onClick={() => setChosen(null)}>Choose another</Button>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            isBusy={action.isBusy}
            disabled={!into}
            onClick={() => void merge()}
          >
            Merge
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
