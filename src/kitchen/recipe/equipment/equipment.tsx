'use client'

import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import { newRowId } from '../../editor/rows/row-id'
import { QuietSection } from '../fields/section'
import fieldStyles from '../fields/fields.module.css'
import { useEditing, useField } from '../recipe-context'
import { EquipmentPiece } from './equipment-piece'
import type { Piece } from './equipment-piece'
import styles from './equipment.module.css'

/**
 * The equipment of a recipe, from the catalogue; each piece may have a name, note and link of its own.
 * @see docs/product/kitchen.md#equipment
 */
export function Equipment(): ReactElement {
  const { globals } = useEditing()
  const [usages = [], change] = useField('equipmentUsages')
  const pieces: Piece[] = usages.map((usage) => ({ ...usage, id: usage.id ?? usage.equipmentId }))
  const titleOf = (equipmentId: string): string =>
    globals.equipment.find((each) => each.id === equipmentId)?.title ?? 'Equipment'
  const titles = pieces.map((piece) => piece.equipmentTitleOverride || titleOf(piece.equipmentId))
  const add = (equipmentId: string): void => {
    if (usages.some((usage) => usage.equipmentId === equipmentId)) return
    change([...usages, { id: newRowId(), equipmentId }])
  }
  const move = (from: number, to: number): void => {
    const moved = pieces[from]
    if (moved) change(pieces.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <QuietSection title="Equipment" place="equipment" summary={titles.join(', ') || 'Nothing yet'}>
      {pieces.length === 0 ? null : (
        <ol className={styles.pieces}>
          {pieces.map((piece, index) => (
            <EquipmentPiece
              key={piece.id}
              piece={piece}
              index={index}
              isLast={index === pieces.length - 1}
              title={titles[index] ?? ''}
              catalogueTitle={titleOf(piece.equipmentId)}
              onChange={(next) => change(pieces.with(index, next))}
              onMove={(by) => move(index, index + by)}
              onRemove={() => change(pieces.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      <AddEquipment onAdd={add} />
    </QuietSection>
  )
}

function AddEquipment({ onAdd }: { onAdd: (equipmentId: string) => void }): ReactElement {
  const { globals } = useEditing()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const id = useId()
  const take = (): void => {
    const title = typed.trim().toLowerCase()
    const known = globals.equipment.find((each) => each.title.toLowerCase() === title)
    if (title !== '' && !known) setError('The catalogue has nothing of that name.')
    if (!known) return
    setTyped('')
    onAdd(known.id)
  }
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        Add equipment
      </label>
      <input
        id={id}
        className={styles.input}
        list={`${id}-all`}
        value={typed}
        aria-describedby={`${id}-error`}
        aria-invalid={error === '' ? undefined : true}
        onChange={(event) => {
          setError('')
          setTyped(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          take()
        }}
        onBlur={take}
      />
      <datalist id={`${id}-all`}>
        {globals.equipment.map((each) => (
          <option key={each.id} value={each.title} />
        ))}
      </datalist>
      <span id={`${id}-error`} className={fieldStyles.error} role="alert">
        {error}
      </span>
    </div>
  )
}
