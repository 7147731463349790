'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Menu } from '@/src/ui/windows/menu'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import type { DraftDocument } from '../recipe-kind'
import { Glyph } from '../../parts/glyph'
import { useIssue } from '../recipe-context'
import styles from './equipment.module.css'

/** A piece of equipment of a recipe. */
export type Piece = NonNullable<DraftDocument['equipmentUsages']>[number] & { id: string }

type Props = {
  piece: Piece
  /** Its index in the list of the document, from 0. */
  index: number
  isFirst: boolean
  isLast: boolean
  /** The title that readers see. */
  title: string
  /** The title in the catalogue. */
  catalogueTitle: string
  onChange: (piece: Piece) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A piece with its note; a menu edits its name, note and link, moves it and removes it. */
export function EquipmentPiece(props: Props): ReactElement {
  const { piece, index, isFirst, isLast, title, onMove, onRemove } = props
  const [isOpen, setOpen] = useState(false)
  const hasIssue = useIssue(`equipmentUsages.${index}.link`) !== null
  const items: MenuItem[] = [
    { label: isOpen ? 'Close' : 'Name, note and link', onSelect: () => setOpen(!isOpen) },
    ...(isFirst ? [] : [{ label: 'Move up', onSelect: () => onMove(-1) }]),
    ...(isLast ? [] : [{ label: 'Move down', onSelect: () => onMove(1) }]),
    { label: 'Remove', onSelect: onRemove },
  ]
  return (
    <li className={styles.piece}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <Menu
        align="end"
        items={items}
        trigger={
          <Button kind="icon" aria-label={`More for ${title}`}>
            <Glyph name="more" />
          </Button>
        }
      />
      {isOpen || hasIssue ? <Details {...props} /> : <Summary piece={piece} />}
    </li>
  )
}

function Summary({ piece: { note, link } }: { piece: Piece }): ReactElement | null {
  const words = [note, link].filter(Boolean).join(' · ')
  return words === '' ? null : (
    <span className={styles.summary} dir="auto">
      {words}
    </span>
  )
}

function Details({ piece, index, catalogueTitle, onChange }: Props): ReactElement {
  const issue = useIssue(`equipmentUsages.${index}.link`)
  return (
    <div className={styles.details}>
      <TextField
        label="Shown as"
        placeholder={catalogueTitle}
        value={piece.equipmentTitleOverride ?? ''}
        onChange={({ target }) =>
          onChange({ ...piece, equipmentTitleOverride: target.value || null })
        }
      />
      <TextField
        label="Note"
        value={piece.note ?? ''}
        onChange={({ target }) => onChange({ ...piece, note: target.value || null })}
      />
      <TextField
        label="Link"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={piece.link ?? ''}
        error={issue}
        onChange={({ target }) => onChange({ ...piece, link: target.value.trim() || null })}
      />
    </div>
  )
}
