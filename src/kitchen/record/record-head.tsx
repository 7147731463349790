'use client'

import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { Glyph } from '../parts/glyph'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import styles from './record-head.module.css'
import type { SaveStatus } from './record-state'
import { useStore } from './use-store'
import type { Subscribable } from './use-store'

type EditedStore = Subscribable<{ status: SaveStatus; stored: unknown }> & {
  statusText: () => string
}

type Props = {
  store: EditedStore
  back: { href: string; label: string }
  /** Text before the save status. */
  about?: ReactNode
  /** Buttons and menu. */
  children: ReactNode
}

/** The bar above an edited record: back, the save status, and the actions. */
export function RecordHead({ store, back, about, children }: Props): ReactElement {
  const status = useStore(store, (state) => state.status)
  const text = useStore(store, store.statusText)
  return (
    <div className={styles.head}>
      <KitchenLink className={styles.back} href={back.href} aria-label={back.label}>
        <Icon name="arrow-left" size={20} />
      </KitchenLink>
      <p className={styles.state}>
        {about === undefined ? null : <span className={styles.where}>{about}</span>}
        <span role="status" data-status={status}>
          {text}
        </span>
      </p>
      {children}
    </div>
  )
}

/** The menu with further actions in the head; `label` names it, such as "More for this event". */
export function HeadMenu({ label, items }: { label: string; items: MenuItem[] }): ReactElement {
  return (
    <Menu
      align="end"
      items={items}
      trigger={
        <Button kind="icon" aria-label={label}>
          <Glyph name="more" />
        </Button>
      }
    />
  )
}

type SaveProps = { store: EditedStore & { isUnsaved: () => boolean }; onSave: () => void }

/** The button that saves a record explicitly, or creates a new one. */
export function SaveButton({ store, onSave }: SaveProps): ReactElement {
  const status = useStore(store, (state) => state.status)
  const isNew = useStore(store, ({ stored }) => stored === null)
  const isUnsaved = useStore(store, () => store.isUnsaved())
  return (
    <Button
      kind="primary"
      isBusy={status === 'saving'}
      disabled={!isNew && !isUnsaved}
      onClick={onSave}
    >
      {isNew ? 'Create' : 'Save'}
    </Button>
  )
}
