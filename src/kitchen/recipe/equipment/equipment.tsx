'use client'

import { useId, useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { Picker } from '../../editor/parts/picker'
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
  const choices = useMemo(
    () => globals.equipment.map((each) => ({ id: each.id, label: each.title })),
    [globals.equipment],
  )
  const choose = (equipmentId: string): void => {
    setTyped('')
    onAdd(equipmentId)
  }
  const take = (): void => {
    const title = typed.trim().toLowerCase()
    const known = choices.find(({ label }) => label.toLowerCase() === title)
    if (known) choose(known.id)
    else if (title !== '') setError('The catalogue has nothing of that name.')
  }
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        Add equipment
      </label>
      <Picker
        id={id}
        label="Equipment"
        typed={typed}
        onType={(next) => {
          setError('')
          setTyped(next)
        }}
        choices={choices}
        onChoose={choose}
        onEnter={take}
        onBlur={take}
        input={{
          className: styles.input,
          'aria-describedby': `${id}-error`,
          'aria-invalid': error === '' ? undefined : true,
        }}
      />
      <span id={`${id}-error`} className={fieldStyles.error} role="alert">
        {error}
      </span>
    </div>
  )
}
