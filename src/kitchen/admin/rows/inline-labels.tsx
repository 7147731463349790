'use client'

import { useFormFields } from '@payloadcms/ui'
import { measureText } from '@/src/domain/amounts/quantity'
import styles from '../editing.module.css'
import { useUnits } from '../catalogue'
import { ingredientName } from './ingredient-line'
import { useIngredientLines, useNames } from '../use-recipe-form'

const useValue = (name: string): unknown => useFormFields(([fields]) => fields[name]?.value)

/** Text that the author typed; empty where there is none. */
function useAuthorText(): string {
  const text = useValue('text')
  return typeof text === 'string' ? text : ''
}

/** An amount in running text as it reads: `2½ cups`. */
export function MeasurementLabel() {
  const quantity = useValue('quantity')
  const unitId = useValue('unitId')
  const units = useUnits()
  const authorText = useAuthorText()
  const unit = units?.find(({ id }) => id === unitId) ?? null
  if (typeof quantity !== 'number') return <InlineLabel words="" empty="Amount" />
  const words = authorText || measureText({ quantityMin: quantity, quantityMax: null }, unit)
  return <InlineLabel words={words} empty="Amount" />
}

/** An ingredient of the recipe in running text, by its name. */
export function ReferenceLabel() {
  const usageId = useValue('ingredientUsageId')
  const line = useIngredientLines().find(({ id }) => id === usageId)
  const names = useNames(line ? [line] : [])
  const authorText = useAuthorText()
  const isLost = typeof usageId === 'string' && usageId !== '' && line === undefined
  return (
    <InlineLabel
      words={authorText || (line ? ingredientName(line, names) : '')}
      empty={isLost ? 'Ingredient no longer listed' : 'Ingredient'}
    />
  )
}

const InlineLabel = ({ words, empty }: { words: string; empty: string }) =>
  words === '' ? <span className={styles.inlineEmpty}>{empty}</span> : <span>{words}</span>
