'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Icon } from '@/src/ui/icons/icon'
import { KeyCap } from '@/src/ui/key-cap'
import { useCollections } from '../../state/collections'
import { useManagedSites } from '../../state/managed-sites'
import { useCurrentActions } from '../actions/use-screen-actions'
import { navigate } from '../navigation/navigate'
import { paletteGroups } from './palette-groups'
import type { PaletteGroup, PaletteLine } from './palette-groups'
import { useEnter } from './use-enter'
import { useFoundRecords } from './use-found-records'
import styles from './palette.module.css'

type PaletteProps = {
  site: ManagedSite | undefined
  text: string
  onText: (text: string) => void
  onClose: () => void
  /** Opens the keys of the screen. */
  onHelp: () => void
}

/**
 * The command palette: any screen, recipe or collection by name, and the screen's actions. The default
 * export for `lazy`.
 * @see docs/product/kitchen.md#command-palette
 */
export default function Palette(props: PaletteProps): ReactElement {
  const { site, text, onText, onClose, onHelp } = props
  const slug = site?.slug ?? null
  const { isAsking, ...found } = useFoundRecords(slug, text)
  const { data: collections = [] } = useCollections(slug)
  const { data: sites = [] } = useManagedSites()
  const actions = useCurrentActions()
  const groups = paletteGroups({ text, site, sites, actions, ...found, collections, onHelp })
  const choose = (line: PaletteLine): void => {
    onClose()
    if ('href' in line) navigate(line.href)
    // After the focus has gone back to the screen.
    else window.setTimeout(line.run)
  }
  const { onKeyDown, onHighlight } = useEnter({ groups, isAsking, onChoose: choose })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.palette} aria-label="Search or jump to">
          <Autocomplete.Root
            inline
            open
            mode="none"
            items={groups}
            value={text}
            onValueChange={onText}
            itemToStringValue={(line: PaletteLine) => line.label}
            autoHighlight="always"
            keepHighlight
            onItemHighlighted={onHighlight}
          >
            <div className={styles.head}>
              <Icon name="search" size={20} />
              <Autocomplete.Input
                className={styles.input}
                aria-label="Search or jump to"
                onKeyDown={(event) => {
                  onKeyDown(event)
                  if (event.key === 'Enter') event.preventBaseUIHandler()
                }}
                placeholder="A screen, a recipe, a collection, an action"
              />
              <Dialog.Close className={styles.close}>Close</Dialog.Close>
            </div>
            <Autocomplete.Empty className={styles.none}>
              {isAsking ? 'Searching…' : `No results for “${text.trim()}”.`}
            </Autocomplete.Empty>
            <Autocomplete.List className={styles.list}>
              {(group: PaletteGroup) => (
                <Group key={group.heading} group={group} onChoose={choose} />
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type GroupProps = { group: PaletteGroup; onChoose: (line: PaletteLine) => void }

function Group({ group, onChoose }: GroupProps): ReactElement {
  return (
    <Autocomplete.Group items={group.items} className={styles.group}>
      <Autocomplete.GroupLabel className={styles.heading}>{group.heading}</Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(line: PaletteLine) => (
          <Autocomplete.Item
            key={line.id}
            value={line}
            className={styles.line}
            onClick={() => onChoose(line)}
          >
            <span className={styles.label}>{line.label}</span>
            {line.note ? <span className={styles.note}>{line.note}</span> : null}
            {line.keys?.slice(0, 1).map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  )
}
