'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useEffect } from 'react'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'
import styles from '../editing.module.css'
import { equipmentTitles, pictures, useRows } from '../catalogue'
import { parseIngredientLine, ingredientLineText } from './ingredient-line'
import { lineChanged } from './line-changes'
import { useOpenWhenNew } from '../use-open-when-new'
import { useInlineText, useNames } from '../use-recipe-form'

/** Characters of a step that are shown in its row's head. */
const STEP_LENGTH = 70

/** The number of the row that is labelled, from 1, and a reader of its values. */
function useRow(): { number: number; value: (name: string) => unknown } {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  return { number: (rowNumber ?? 0) + 1, value: (name) => data?.[name] }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const id = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** An ingredient line as it reads: `2 cups flour, sifted`. */
export function IngredientRowLabel() {
  const row = useRow()
  const line = parseIngredientLine(row.value)
  const label = ingredientLineText(line, useNames([line]))
  useOpenWhenNew(label === '' && line.ingredient === null)
  useEffect(() => {
    lineChanged()
    return lineChanged
  }, [label])
  return <RowTitle words={label} empty="New ingredient" />
}

/** A step by its number and first words. */
export function StepRowLabel() {
  const { number, value } = useRow()
  const inlineText = useInlineText()
  const words = plainText(documentFromLexical(value('content')), inlineText)
  useOpenWhenNew(words.trim() === '')
  return <RowTitle lead={`${String(number)}.`} words={beginning(words)} empty="New step" />
}

/** A piece of equipment by its name. */
export function EquipmentRowLabel() {
  const { value } = useRow()
  const equipment = id(value('equipment'))
  useOpenWhenNew(equipment === null)
  const title = useRows(equipmentTitles, [equipment]).get(equipment ?? '')?.title ?? ''
  return <RowTitle words={text(value('equipmentTitleOverride')) || title} empty="New piece" />
}

/** The row label of a picture: thumbnail and alternative text. */
export function PictureRowLabel() {
  const { number, value } = useRow()
  const image = id(value('image'))
  const picture = useRows(pictures, [image]).get(image ?? '')
  const name = number === 1 ? 'Cover' : `Picture ${String(number)}`
  return (
    <span className={styles.pictureRow}>
      {picture ? (
        <img src={`/media/${picture.key}?width=64&height=64`} alt="" width={32} height={32} />
      ) : null}
      <RowTitle lead={picture?.alt ? `${name}:` : ''} words={picture?.alt ?? ''} empty={name} />
    </span>
  )
}

/** Any other row by the first of its fields that is filled in. */
export function FieldRowLabel({ fields, empty }: { fields: readonly string[]; empty: string }) {
  const { value } = useRow()
  const words = fields.map((name) => text(value(name))).find((word) => word !== '') ?? ''
  // A group without a title is an old one as well as a new one.
  useOpenWhenNew(words === '' && !fields.includes('title'))
  return <RowTitle words={words} empty={empty} />
}

function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= STEP_LENGTH) return line
  return `${line.slice(0, STEP_LENGTH).replace(/[\s,;:]+\S*$/, '')}…`
}

function RowTitle({ lead = '', words, empty }: { lead?: string; words: string; empty: string }) {
  return (
    <span className={styles.rowTitle}>
      {lead === '' ? null : <span className={styles.rowLead}>{lead} </span>}
      {words === '' ? <span className={styles.rowLead}>{empty}</span> : words}
    </span>
  )
}
