'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Picture } from '@/src/contract/media/picture'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import type { LibraryView } from '../../state/pictures'
import pictures from '../pictures.module.css'
import styles from './library.module.css'
import { Library } from './library'

const FILTERS = ['all', 'unused', 'undescribed'] as const

type Props = {
  site: string
  /** Whether only one can be chosen. */
  isSingle?: boolean
  onClose: () => void
  onDone: (pictures: readonly Picture[]) => void
}

/** Pictures of the site to choose from, in a window: nothing is sent a second time. */
export function PicturePicker({ site, isSingle = false, onClose, onDone }: Props): ReactElement {
  const [view, setView] = useState<LibraryView>({ query: '', filter: 'all' })
  const [chosen, setChosen] = useState<readonly Picture[]>([])
  const toggle = (picture: Picture): void =>
    setChosen(
      chosen.some(({ id }) => id === picture.id)
        ? chosen.filter(({ id }) => id !== picture.id)
        : [...(isSingle ? [] : chosen), picture],
    )
  return (
    <Dialog
      title="Pictures of the site"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.picker} data-base-ui-swipe-ignore>
        <Library
          site={site}
          view={view}
          onView={setView}
          filters={FILTERS}
          chosen={chosen.map(({ id }) => id)}
          onPick={toggle}
        />
        <div className={pictures.removal}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={chosen.length === 0} onClick={() => onDone(chosen)}>
            {chosen.length > 1 ? `Use ${chosen.length} pictures` : 'Use picture'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
