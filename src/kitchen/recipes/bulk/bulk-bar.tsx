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
import { CollectDialog, TermDialog } from './bulk-dialogs'
import { RemoveWindow } from '../bin/remove-window'
import { actionLabel, recipes } from './job-words'
import type { BulkActions } from './use-bulk'
import styles from './bulk-bar.module.css'

type BulkBarProps = {
  site: string
  total: number
  /** Whether the recipes are those in the bin. */
  isBin: boolean
  selecting: SelectionHandle
  bulk: BulkActions
}

type Actions = { open: readonly BulkAction[]; inMenu: readonly BulkAction[] }

/** The actions with buttons on wide screens, and the others, which are in the menu. */
const ACTIONS: Actions = {
  open: ['publish', 'unpublish', 'tag'],
  inMenu: ['untag', 'collect', 'lock', 'unlock', 'delete'],
}
const BIN: Actions = { open: ['restore', 'remove'], inMenu: [] }

/** The actions with a dialog. */
const ASKING = ['tag', 'untag', 'collect', 'remove'] as const
type Asking = (typeof ASKING)[number]
const isAsking = (action: BulkAction): action is Asking => ASKING.some((each) => each === action)

/** The bar of actions on the selected recipes; nothing without a selection. */
export function BulkBar({
  site,
  total,
  isBin,
  selecting,
  bulk,
}: BulkBarProps): ReactElement | null {
  const [asked, setAsked] = useState<Asking | null>(null)
  const { open, inMenu } = isBin ? BIN : ACTIONS
  const count = countSelected(selecting.selection, total)
  const choose = (action: BulkAction): void => {
    if (isAsking(action)) setAsked(action)
    else void bulk.start({ action })
  }
  const acts = [
    ...[...open, ...inMenu].map((action) => ({
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
        {open.map((action) => (
          <Button key={action} isBusy={bulk.isBusy} onClick={() => choose(action)}>
            {actionLabel(action)}
          </Button>
        ))}
        <Menu
          trigger={<Button isBusy={bulk.isBusy}>More</Button>}
          items={acts.slice(open.length).map(({ label, run }) => ({ label, onSelect: run }))}
        />
      </span>
      <span className={styles.phone}>
        <BulkSheet actions={[...open, ...inMenu]} onChoose={choose} onSave={bulk.save} />
      </span>
      <Button kind="icon" aria-label="Clear selection" onClick={selecting.clear}>
        <Icon name="close" />
      </Button>
      <Question {...{ site, asked, count, bulk }} onClose={close} />
    </section>
  )
}

type QuestionProps = {
  site: string
  asked: Asking | null
  count: number
  bulk: BulkActions
  onClose: () => void
}

/** The dialog of an action. */
function Question({ site, asked, count, bulk, onClose }: QuestionProps): ReactElement | null {
  if (asked === null) return null
  if (asked === 'collect') return <CollectDialog {...{ site, onClose }} onStart={bulk.start} />
  if (asked === 'remove') {
    const remove = (): Promise<unknown> => bulk.start({ action: 'remove' })
    return <RemoveWindow subject={recipes(count)} {...{ remove, onClose }} />
  }
  return <TermDialog {...{ site, onClose }} action={asked} onStart={bulk.start} />
}
