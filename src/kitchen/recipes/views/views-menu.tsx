'use client'

import { useState } from 'react'
import type { ReactElement, SyntheticEvent } from 'react'
import { toast } from 'sonner'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Icon } from '@/src/ui/icons/icon'
import { Dialog } from '@/src/ui/windows/dialog'
import { Menu } from '@/src/ui/windows/menu'
import { useScreenActions } from '@/src/kitchen/shell/actions/use-screen-actions'
import { kitchenAddress } from '@/src/kitchen/shell/navigation/kitchen-path'
import { navigate } from '@/src/kitchen/shell/navigation/navigate'
import { deleteSavedView, saveView, useSavedViews } from '@/src/kitchen/state/saved-views'
import { errorMessage } from '../../parts/error-message'
import { useAction } from '@/src/api/react/use-call-mutation'
import { listViewSearch } from '../list/list-view'
import type { ListView } from '../list/list-view'
import { BUILT_IN_VIEWS } from './built-in-views'
import styles from './views-menu.module.css'

type ViewsMenuProps = { site: string; view: ListView }

/** The views of the list: built-in ones, and the user's saved ones. */
export function ViewsMenu({ site, view }: ViewsMenuProps): ReactElement {
  const own = useSavedViews(site)
  const [isNaming, setNaming] = useState(false)
  const search = listViewSearch(view)
  const views = [
    ...BUILT_IN_VIEWS.map((known) => ({ name: known.name, search: listViewSearch(known.view) })),
    ...own,
  ]
  const current = views.find((known) => known.search === search)
  const ownCurrent = own.find((known) => known === current)
  const acts = [
    ...views.map((known) => ({
      label: known.name,
      run: () => navigate(`${kitchenAddress(site, 'recipes')}${known.search}`),
    })),
    ...(current ? [] : [{ label: 'Save this view…', run: () => setNaming(true) }]),
    ...(ownCurrent
      ? [{ label: `Delete “${ownCurrent.name}”`, run: () => void forget(site, ownCurrent.id) }]
      : []),
  ]
  useScreenActions(
    acts.map(({ label, run }, at) => ({
      label: at < views.length ? `View: ${label}` : label,
      keys: [],
      run,
    })),
  )
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button
            kind="quiet"
            className={styles.trigger}
            aria-label={current ? `View: ${current.name}` : 'Views: not saved'}
          >
            <span className={styles.name}>{current?.name ?? 'Views'}</span>
            <Icon name="chevron-down" size={16} />
          </Button>
        }
        items={acts.map(({ label, run }) => ({ label, onSelect: run }))}
      />
      {isNaming ? (
        <NameView
          taken={BUILT_IN_VIEWS.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onName={(name) => saveView(site, { name, search })}
        />
      ) : null}
    </>
  )
}

async function forget(site: string, id: string): Promise<void> {
  try {
    await deleteSavedView(site, id)
  } catch (failure) {
    toast.error(errorMessage(failure))
  }
}

type NameViewProps = {
  taken: readonly string[]
  onClose: () => void
  /** @throws when the view is not saved */
  onName: (name: string) => Promise<void>
}

function NameView({ taken, onClose, onName }: NameViewProps): ReactElement {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const action = useAction((error) => setProblem(errorMessage(error)))
  const save = async (given: string): Promise<void> => {
    await onName(given)
    onClose()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const given = name.trim()
    if (given === '') setProblem('Required')
    else if (taken.includes(given)) setProblem('Already taken')
    else void action.run(() => save(given))
  }
  return (
    <Dialog title="Save this view" isOpen onOpenChange={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          hint="Saves the filters, order and columns. Only you see it."
          error={problem}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Button kind="primary" isLarge isBusy={action.isBusy} type="submit">
          Save
        </Button>
      </form>
    </Dialog>
  )
}
