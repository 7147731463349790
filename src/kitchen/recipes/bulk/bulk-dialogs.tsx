'use client'

import { useState } from 'react'
import type { ReactElement, SyntheticEvent } from 'react'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { Dialog } from '@/src/ui/windows/dialog'
import { SuggestField } from '@/src/kitchen/editor/parts/suggest-field'
import { useHandMadeCollections } from '@/src/kitchen/state/collections'
import { useTermNames } from '@/src/kitchen/state/term-names'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { TERM_KIND_LABELS } from '../../recipe/terms/term-list-labels'
import type { BulkStart } from './use-bulk'
import styles from './bulk-dialogs.module.css'

type TermDialogProps = {
  site: string
  action: 'tag' | 'untag'
  onClose: () => void
  onStart: BulkStart
}

const KINDS = TERM_KINDS.map((value) => ({ value, label: TERM_KIND_LABELS[value] }))

/** Dialog for the term to add to or remove from the selected recipes; a missing term is created. */
export function TermDialog({ site, action, onClose, onStart }: TermDialogProps): ReactElement {
  const [termKind, setTermKind] = useState<TermKind>('tag')
  const [tag, setTag] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { data: terms = [] } = useTermNames(site)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (tag.trim() === '') {
      setError('Required')
      return
    }
    onClose()
    void onStart({ action, termKind, tag: tag.trim() })
  }
  return (
    <Dialog
      title={action === 'tag' ? 'Add a tag or category' : 'Remove a tag or category'}
      isOpen
      onOpenChange={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <SelectField
          label="Kind"
          value={termKind}
          options={KINDS}
          onChange={(kind) => {
            setTermKind(kind)
            setTag('')
          }}
        />
        <SuggestField
          label={TERM_KIND_LABELS[termKind]}
          hint={action === 'tag' ? 'New names are created.' : undefined}
          error={error}
          value={tag}
          suggestions={terms.filter(({ kind }) => kind === termKind).map(({ title }) => title)}
          maxLength={80}
          onType={setTag}
        />
        <Button kind="primary" isLarge type="submit">
          {action === 'tag' ? 'Add' : 'Remove'}
        </Button>
      </form>
    </Dialog>
  )
}

type CollectDialogProps = Omit<TermDialogProps, 'action'>

/** Dialog for the collection to add the selected recipes to. */
export function CollectDialog({ site, onClose, onStart }: CollectDialogProps): ReactElement {
  const [chosen, setChosen] = useState('')
  const collections = useHandMadeCollections(site)
  const collectionId = chosen === '' ? (collections?.[0]?.id ?? '') : chosen
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    onClose()
    void onStart({ action: 'collect', collectionId })
  }
  return (
    <Dialog title="Add to a collection" isOpen onOpenChange={onClose}>
      {collections?.length === 0 ? (
        <p>This site has no collection with recipes chosen by hand yet.</p>
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <SelectField
            label="Collection"
            value={collectionId}
            options={(collections ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setChosen}
          />
          <Button kind="primary" isLarge type="submit" disabled={collectionId === ''}>
            Add
          </Button>
        </form>
      )}
    </Dialog>
  )
}
