'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import type { NodeKey } from 'lexical'
import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import { OPEN_CHIP } from './chip-commands'
import { useChipSource } from './chip-context'
import type { ChipSource } from './chip-context'
import type { ChipFields } from './chip-fields'
import { formatLineAmount, formatMeasurement } from './chip-words'
import { useIsFixedChip } from './fixed-chip'
import styles from './rich-text.module.css'

/** A chip in a text: it looks like the site's text and opens when it is pressed. */
export function ChipView({
  fields,
  nodeKey,
  $isFixedByContext,
}: {
  fields: ChipFields
  nodeKey: NodeKey
  $isFixedByContext: (key: NodeKey) => boolean
}): ReactElement {
  const [editor] = useLexicalComposerContext()
  const [isSelected] = useLexicalNodeSelection(nodeKey)
  const isFixed = useIsFixedChip(fields, () => $isFixedByContext(nodeKey))
  const { words, label, isLost } = shown(fields, useChipSource(), isFixed)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.chip}
      data-kind={fields.blockType}
      data-is-selected={isSelected || undefined}
      data-is-lost={isLost || undefined}
      aria-label={label}
      title={label}
      onClick={(event) =>
        editor.dispatchCommand(OPEN_CHIP, { key: nodeKey, anchor: event.currentTarget })
      }
    >
      {words}
      {isFixed ? <Icon name="lock" size={12} /> : null}
    </button>
  )
}

type Shown = { words: string; label: string; isLost: boolean }

function shown(fields: ChipFields, source: ChipSource, isFixed: boolean): Shown {
  if (fields.blockType === 'measurement') {
    const words = formatMeasurement(fields, source, isFixed)
    const label = `Amount: ${words}${isFixed ? ', stays the same when servings change' : ''}`
    return { words, label, isLost: !source.units.has(fields.unitId) }
  }
  const line = source.lines.get(fields.ingredientUsageId)
  if (!line) {
    const label = 'Ingredient no longer listed'
    return { words: fields.text ?? label, label, isLost: true }
  }
  const amount = formatLineAmount(line, source)
  return {
    words: fields.text ?? line.name,
    label: `Ingredient: ${[amount, line.name].filter(Boolean).join(' ')}`,
    isLost: false,
  }
}
