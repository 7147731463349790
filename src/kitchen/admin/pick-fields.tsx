'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useUnits } from './catalogue'
import { ingredientLineText } from './rows/ingredient-line'
import { useIngredientLines, useNames } from './use-recipe-form'

type Option = { label: string; value: string }

/** Picks one of the recipe's own ingredient lines for a reference in its text. */
export const IngredientLinePicker: TextFieldClientComponent = ({ path, readOnly }) => {
  const lines = useIngredientLines()
  const names = useNames(lines)
  const options = lines.map((line) => ({
    label: ingredientLineText(line, names) || 'An ingredient without a name',
    value: line.id,
  }))
  return (
    <Picker
      path={path}
      label="Ingredient"
      description="One of this recipe’s ingredients. Readers see its name, and its amount on request."
      placeholder={options.length === 0 ? 'List the ingredients first' : 'Choose an ingredient'}
      options={options}
      isReadOnly={readOnly === true}
    />
  )
}

/** Picks the unit of a measurement. */
export const UnitPicker: TextFieldClientComponent = ({ path, readOnly }) => {
  const units = useUnits()
  const options = (units ?? []).map(({ id, title, abbreviation }) => ({
    label: abbreviation === null || abbreviation === title ? title : `${title} (${abbreviation})`,
    value: id,
  }))
  return (
    <Picker
      path={path}
      label="Unit"
      description="Readers see the amount in the measures they chose."
      placeholder="Choose a unit"
      options={options}
      isReadOnly={readOnly === true}
    />
  )
}

type PickerProps = {
  path: string
  label: string
  description: string
  placeholder: string
  options: Option[]
  isReadOnly: boolean
}

function Picker({ path, label, description, placeholder, options, isReadOnly }: PickerProps) {
  const { value, setValue, showError } = useField<string | null>({ path })
  return (
    <SelectInput
      name={path}
      path={path}
      label={label}
      description={description}
      placeholder={placeholder}
      options={options}
      {...(value ? { value } : {})}
      onChange={(option) => {
        setValue(Array.isArray(option) ? null : (option.value ?? null))
      }}
      isClearable={false}
      readOnly={isReadOnly}
      required
      showError={showError}
    />
  )
}
