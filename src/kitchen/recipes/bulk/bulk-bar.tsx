'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { BulkAction } from '@/src/contract/recipe/bulk'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import { useScreenActions } from '@/src/kitchen/shell/actions/use-screen-actions'
import { countSelected } from '../selection/selection'
import type { SelectionHandle } from '../selection/use-selection'
import { BulkSheet } from './bulk-sheet'
import { CollectDialog, TagDialog } from './bulk-dialogs'
import { actionLabel } from './job-words'
import type { BulkActs } from './use-bulk'
import styles from './bulk-bar.module.css'

type BulkBarProps = {
  site: string
  total: number
  selecting: SelectionHandle
  bulk: BulkActs
}

/** The actions that stand open on wide screens; the others are in the menu. */
const OPEN = ['publish', 'unpublish', 'tag'] as const satisfies readonly BulkAction[]
const IN_MENU = [
  'untag',
  'collect',
  'lock',
  'unlock',
  'delete',
] as const satisfies readonly BulkAction[]

/** The bar of what can be done to the selected recipes; nothing without a selection. */
export function BulkBar({ site, total, selecting, bulk }: BulkBarProps): ReactElement | null {
  const [asked, setAsked] = useState<'tag' | 'untag' | 'collect' | null>(null)
  const count = countSelected(selecting.selection, total)
  const choose = (action: BulkAction): void => {
    if (action === 'tag' || action === 'untag' || action === 'collect') setAsked(action)
    else bulk.start({ action })
  }
  const acts = [
    ...[...OPEN, ...IN_MENU].map((action) => ({
      label: actionLabel(action),
      run: () => choose(action),
    })),
    { label: 'Export as CSV', run: bulk.save },
  ]
  useScreenActions(
    count === 0
      ? []
      : acts.map(({ label, run }) => ({ label: `Selected recipes: ${label}`, keys: [], run })),
  )
  if (count === 0) return null
  const close = (): void => setAsked(null)
  return (
    <section className={styles.bar} aria-label="Selected recipes">
      <p className={styles.count} role="status">
        {count.toLocaleString('en')} selected
      </p>
      {count < total ? (
        <Button kind="quiet" className={styles.all} onClick={selecting.selectAll}>
          Select all {total.toLocaleString('en')}
        </Button>
      ) : null}
      <span className={styles.wide}>
        {OPEN.map((action) => (
          <Button key={action} isBusy={bulk.isBusy} onClick={() => choose(action)}>
            {actionLabel(action)}
          </Button>
        ))}
        <Menu
          trigger={<Button isBusy={bulk.isBusy}>More</Button>}
          items={acts.slice(OPEN.length).map(({ label, run }) => ({ label, onSelect: run }))}
        />
      </span>
      <span className={styles.phone}>
        <BulkSheet actions={[...OPEN, ...IN_MENU]} onChoose={choose} onSave={bulk.save} />
      </span>
      <Button kind="icon" aria-label="Select nothing" onClick={selecting.clear}>
        <Icon name="close" />
      </Button>
      {asked === 'tag' || asked === 'untag' ? (
        <TagDialog site={site} action={asked} onClose={close} onStart={bulk.start} />
      ) : null}
      {asked === 'collect' ? (
        <CollectDialog site={site} onClose={close} onStart={bulk.start} />
      ) : null}
    </section>
  )
}
