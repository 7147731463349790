'use client'

import { useState } from 'react'
import type { ReactElement, SyntheticEvent } from 'react'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { Dialog } from '@/src/ui/windows/dialog'
import { SuggestField } from '@/src/kitchen/editor/parts/suggest-field'
import { useHandMadeCollections } from '@/src/kitchen/state/collections'
import { useTags } from '@/src/kitchen/state/tags'
import type { BulkStart } from './use-bulk'
import styles from './bulk-dialogs.module.css'

type TagDialogProps = {
  site: string
  action: 'tag' | 'untag'
  onClose: () => void
  onStart: BulkStart
}

/** Asks which tag the selected recipes get or lose; one that is not there is made. */
export function TagDialog({ site, action, onClose, onStart }: TagDialogProps): ReactElement {
  const [tag, setTag] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { data: tags = [] } = useTags(site)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (tag.trim() === '') {
      setError('Required')
      return
    }
    onClose()
    void onStart({ action, tag: tag.trim() })
  }
  return (
    <Dialog
      title={action === 'tag' ? 'Tag the selected recipes' : 'Remove a tag'}
      isOpen
      onOpenChange={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <SuggestField
          label="Tag"
          hint={action === 'tag' ? 'A new tag is created.' : undefined}
          error={error}
          value={tag}
          suggestions={tags.map(({ title }) => title)}
          maxLength={80}
          onType={setTag}
        />
        <Button kind="primary" isLarge type="submit">
          {action === 'tag' ? 'Tag' : 'Untag'}
        </Button>
      </form>
    </Dialog>
  )
}

type CollectDialogProps = Omit<TagDialogProps, 'action'>

/** Asks which collection the selected recipes are added to. */
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
        <p>This site has no collection yet whose recipes are chosen by hand.</p>
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
