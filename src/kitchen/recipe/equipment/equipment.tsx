'use client'

import { useId, useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { Picker } from '../../editor/parts/picker'
import { newRowId } from '../../editor/rows/row-id'
import { QuietSection } from '../fields/section'
import fieldStyles from '../fields/fields.module.css'
import { errorMessage } from '../../parts/error-message'
import { useEditing, useField } from '../recipe-context'
import { useCreateTerms } from '../terms/use-create-terms'
import { useRefreshUnknown } from '../terms/use-refresh-unknown'
import { EquipmentPiece } from './equipment-piece'
import type { Piece } from './equipment-piece'
import styles from './equipment.module.css'

/**
 * The equipment of a recipe, chosen or created by typing; each piece may have its own name, note and link.
 * @see docs/product/kitchen.md#equipment
 */
export function Equipment(): ReactElement {
  const { globals } = useEditing()
  const [usages = [], change] = useField('equipmentUsages')
  const all: Piece[] = usages.map((usage) => ({ ...usage, id: usage.id ?? usage.equipmentId }))
  const titles = new Map(globals.equipment.map(({ id, title }) => [id, title]))
  useRefreshUnknown(
    all.filter((piece) => !titles.has(piece.equipmentId)).map((piece) => piece.equipmentId),
  )
  // A piece that was deleted counts for nothing until it is restored.
  const pieces = all.flatMap((piece, index) => {
    const catalogueTitle = titles.get(piece.equipmentId)
    if (catalogueTitle === undefined) return []
    return [{ piece, index, catalogueTitle, title: piece.equipmentTitleOverride || catalogueTitle }]
  })
  const add = (ids: readonly string[]): void => {
    const fresh = [...new Set(ids)].filter((id) => !usages.some((use) => use.equipmentId === id))
    if (fresh.length === 0) return
    change([...usages, ...fresh.map((equipmentId) => ({ id: newRowId(), equipmentId }))])
  }
  const move = (from: number, to: number): void => {
    const moved = all[from]
    if (moved) change(all.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <QuietSection
      title="Equipment"
      place="equipment"
      summary={pieces.map(({ title }) => title).join(', ') || 'Nothing yet'}
    >
      {pieces.length === 0 ? null : (
        <ol className={styles.pieces}>
          {pieces.map(({ piece, index, title, catalogueTitle }, place) => (
            <EquipmentPiece
              key={piece.id}
              {...{ piece, index, title, catalogueTitle }}
              isFirst={place === 0}
              isLast={place === pieces.length - 1}
              onChange={(next) => change(all.with(index, next))}
              onMove={(by) => move(index, pieces[place + by]?.index ?? index)}
              onRemove={() => change(all.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      <AddEquipment onAdd={add} />
    </QuietSection>
  )
}

function AddEquipment({ onAdd }: { onAdd: (ids: readonly string[]) => void }): ReactElement {
  const { globals } = useEditing()
  const [typed, setTyped] = useState('')
  const create = useCreateTerms('equipment', globals.equipment)
  const id = useId()
  const choices = useMemo(
    () => globals.equipment.map((each) => ({ id: each.id, label: each.title })),
    [globals.equipment],
  )
  const take = (): void => {
    if (typed.trim() === '' || create.isPending) return
    create.mutate(typed, {
      onSuccess: (ids) => {
        setTyped('')
        onAdd(ids)
      },
    })
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
          create.reset()
          setTyped(next)
        }}
        choices={choices}
        onChoose={(chosen) => {
          setTyped('')
          onAdd([chosen])
        }}
        onCreate={take}
        onEnter={take}
        onBlur={take}
        input={{
          className: styles.input,
          // Disabled, it would lose the focus while the author continues to type.
          readOnly: create.isPending,
          'aria-describedby': `${id}-error`,
          'aria-invalid': create.error ? true : undefined,
        }}
      />
      <span id={`${id}-error`} className={fieldStyles.error} role="alert">
        {create.error ? errorMessage(create.error) : null}
      </span>
    </div>
  )
}
