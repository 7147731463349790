'use client'

import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { quantityText } from '@/src/domain/amounts/quantity'
import { MAX_CHIP_TEXT } from '@/src/domain/rich-text/document'
import { SearchList } from '../parts/search-list'
import { parseNumber, INVALID_AMOUNT } from '../parts/typed-amount'
import styles from '../parts/parts.module.css'
import { useChipSource } from './chip-context'
import type { ChipFields } from './chip-fields'
import { formatLineAmount } from './chip-words'
import { isFixedChip, withScaling } from './fixed-chip'

type Props = { fields: ChipFields; onChange: (fields: ChipFields | null) => void }
type ChipFormProps = Props & { isFixedByContext: boolean }

/**
 * Edits a chip: the ingredient it names, or its amount, its unit and whether it scales; and its words
 * in the text.
 */
export function ChipForm({ fields, isFixedByContext, onChange }: ChipFormProps): ReactElement {
  return (
    <div className={styles.form}>
      {fields.blockType === 'measurement' ? (
        <MeasurementForm fields={fields} onChange={onChange} />
      ) : (
        <ReferenceForm fields={fields} onChange={onChange} />
      )}
      <ChipTextForm fields={fields} onChange={onChange} />
      <div className={styles.actions}>
        {fields.blockType === 'measurement' ? (
          <ScalingButton fields={fields} isFixedByContext={isFixedByContext} onChange={onChange} />
        ) : null}
        <Button kind="quiet" onClick={() => onChange(null)}>
          {fields.text ? 'Unlink' : 'Remove'}
        </Button>
      </div>
    </div>
  )
}

function ChipTextForm({ fields, onChange }: Props): ReactElement {
  const [typed, setTyped] = useState(fields.text ?? '')
  const isAmount = fields.blockType === 'measurement'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const text = typed.trim()
        onChange(text === '' ? withoutText(fields) : { ...fields, text })
      }}
    >
      <TextField
        label="Shown as"
        hint={isAmount ? 'Empty for amount and unit' : 'Empty for the ingredient’s name'}
        dir="auto"
        maxLength={MAX_CHIP_TEXT}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}

function withoutText<Fields extends ChipFields>(fields: Fields): Fields {
  const rest = { ...fields }
  delete rest.text
  return rest
}

type FieldsOf<Type extends ChipFields['blockType']> = Extract<ChipFields, { blockType: Type }>
type FormProps<Type extends ChipFields['blockType']> = {
  fields: FieldsOf<Type>
  onChange: Props['onChange']
}

function ReferenceForm({ fields, onChange }: FormProps<'ingredientUsageReference'>): ReactElement {
  const source = useChipSource()
  const choices = useMemo(
    () =>
      [...source.lines.values()]
        .filter(({ name }) => name !== '')
        .map((line) => ({ id: line.id, label: line.name, detail: formatLineAmount(line, source) })),
    [source],
  )
  return (
    <SearchList
      label="Ingredient"
      choices={choices}
      chosen={fields.ingredientUsageId}
      onChoose={(id) =>
        onChange(id === null ? null : { ...withoutText(fields), ingredientUsageId: id })
      }
    />
  )
}

function MeasurementForm({ fields, onChange }: FormProps<'measurement'>): ReactElement {
  const { units } = useChipSource()
  const [typed, setTyped] = useState(() => {
    const quantity = { quantityMin: fields.quantity, quantityMax: null }
    return quantityText(quantity, units.get(fields.unitId) ?? null)
  })
  const quantity = parseNumber(typed)
  const choices = useMemo(() => unitChoices([...units.values()]), [units])
  const take = (unitId: string): void => {
    if (quantity === undefined) return
    const isSame = quantity === fields.quantity && unitId === fields.unitId
    onChange(isSame ? fields : { ...withoutText(fields), quantity, unitId })
  }
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          take(fields.unitId)
        }}
      >
        <TextField
          label="Amount"
          value={typed}
          error={quantity === undefined ? INVALID_AMOUNT : null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <SearchList
        label="Unit"
        choices={choices}
        chosen={fields.unitId}
        onChoose={(id) => take(id ?? fields.unitId)}
      />
    </>
  )
}

function ScalingButton({
  fields,
  isFixedByContext,
  onChange,
}: FormProps<'measurement'> & { isFixedByContext: boolean }): ReactElement {
  const isFixed = isFixedChip(fields, isFixedByContext)
  return (
    <Button kind="quiet" onClick={() => onChange(withScaling(fields, !isFixed, isFixedByContext))}>
      {isFixed ? 'Scale this amount with servings' : 'Keep this amount when servings change'}
    </Button>
  )
}

/** Units to choose from, with their short names. */
const unitChoices = (
  units: readonly { id: string; title: string; pluralTitle: string; abbreviation: string | null }[],
) =>
  units.map(({ id, title, pluralTitle, abbreviation }) => ({
    id,
    label: title,
    aliases: [pluralTitle],
    ...(abbreviation === null ? {} : { detail: abbreviation }),
  }))
