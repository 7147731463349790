'use client'

import type { KeyboardEvent, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { IngredientLine } from './ingredient-line'
import styles from './ingredients.module.css'
import { partWords, spoken } from './line-words'
import type { PartKind } from './list-context'
import { useListContext } from './list-context'

const PARTS = ['amount', 'unit', 'name', 'preparation', 'note', 'link'] as const
const NAMES: Readonly<Record<(typeof PARTS)[number], string>> = {
  amount: 'Amount',
  unit: 'Unit',
  name: 'Ingredient',
  preparation: 'Preparation',
  note: 'Note',
  link: 'Link',
}

/** A line as it was understood: each part opens for correction, the end gives back the text. */
export function PartsLine({ line }: { line: IngredientLine }): ReactElement {
  const { actions, catalogues, edit, open } = useListContext()
  const words = partWords(line, catalogues)
  const toText = (): void => {
    flushSync(() => edit(line.id))
    actions.focus({ id: line.id, at: 'end', isText: true })
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <div
      className={styles.parts}
      role="group"
      dir="auto"
      aria-label={spoken(line, catalogues)}
      onKeyDown={(event) => partKeys(event, { line, toText, actions })}
    >
      {PARTS.filter((part) => words[part] !== '').map((part) => (
        <button
          key={part}
          type="button"
          tabIndex={-1}
          className={styles.part}
          data-part={part}
          data-line-part
          data-is-own={(part === 'name' && line.ingredientId === null) || undefined}
          title={titleOf(part, line)}
          aria-label={`${NAMES[part]}: ${words[part]}`}
          aria-haspopup="dialog"
          onClick={(event) => open(part, line.id, event.currentTarget)}
        >
          {words[part]}
        </button>
      ))}
      <button
        type="button"
        className={styles.end}
        data-line
        data-line-part
        aria-label={`Edit as text: ${spoken(line, catalogues)}`}
        onClick={toText}
      />
    </div>
  )
}

function titleOf(part: PartKind, line: IngredientLine): string | undefined {
  return part === 'name' && line.ingredientId === null
    ? 'Not in the catalogue: shown as typed'
    : undefined
}

type Means = {
  line: IngredientLine
  toText: () => void
  actions: ReturnType<typeof useListContext>['actions']
}

function partKeys(event: KeyboardEvent<HTMLElement>, { line, toText, actions }: Means): void {
  const isEnd = event.target instanceof HTMLElement && event.target.hasAttribute('data-line')
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey
  const act = hasModifier ? undefined : (PART_KEYS[event.key] ?? endAction(event.key, isEnd))
  if (!act) return
  // A letter goes into the text, which has the focus by then.
  if (act !== 'type') event.preventDefault()
  event.stopPropagation()
  const does = {
    type: toText,
    text: toText,
    add: () => actions.addAfter(line.id),
    up: () => actions.step(line.id, -1, false),
    down: () => actions.step(line.id, 1, false),
  }
  does[act]()
}

type PartAction = 'type' | 'text' | 'add' | 'up' | 'down'

const PART_KEYS: Readonly<Record<string, PartAction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Escape: 'text',
  Backspace: 'text',
}

/** At the end of a line, Enter makes the next, and letters are typed into the text. */
function endAction(key: string, isEnd: boolean): PartAction | undefined {
  if (!isEnd) return undefined
  if (key === 'Enter') return 'add'
  return /^.$/u.test(key) ? 'type' : undefined
}
