'use client'

import { useMemo } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/src/ui/icons/icon'
import { getAnnotation } from './annotated-line'
import type { IngredientLine } from './ingredient-line'
import styles from './ingredients.module.css'
import { partPieces } from './line-parts'
import type { LinePart, PartPiece } from './line-parts'
import { useListContext } from './list-context'
import { isLinePinned, pinnableAmounts } from './writing/pin-amount'

const NAMES: Readonly<Record<LinePart['kind'], string>> = {
  amount: 'Amount',
  unit: 'Unit',
  name: 'Ingredient',
  preparation: 'Preparation',
  note: 'Note',
}

type Props = { line: IngredientLine; remark: string | null }

/** A line as text with parts that open for correction; pressing its end switches to text editing. */
export function PartsLine({ line, remark }: Props): ReactElement {
  const { actions, edit } = useListContext()
  const pieces = useMemo(() => partPieces(getAnnotation(line)), [line])
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
      aria-label={line.text}
      onKeyDown={(event) => partKeys(event, { line, toText, actions })}
    >
      <span className={styles.words} data-line-text>
        {pieces.map(({ text, part }) =>
          part ? (
            <Part key={`${part.kind}:${part.at}`} line={line} text={text} part={part} />
          ) : (
            text
          ),
        )}
      </span>
      <Marks line={line} pieces={pieces} />
      {remark === null ? null : <span className={styles.remark}>{remark}</span>}
      <button
        type="button"
        className={styles.end}
        data-line
        data-line-part
        aria-label={`Edit as text: ${line.text}`}
        onClick={toText}
      />
    </div>
  )
}

type PartProps = { line: IngredientLine; text: string; part: LinePart }

function Part({ line, text, part: { kind, at } }: PartProps): ReactElement {
  const { open } = useListContext()
  const isOwn = kind === 'name' && line.ingredientId === null
  return (
    // A button element would be a box: the line could not wrap inside it as its text does.
    <span
      role="button"
      tabIndex={-1}
      className={styles.part}
      data-part={kind}
      data-line-part
      data-is-own={isOwn || undefined}
      title={isOwn ? 'Not in the catalogue: shown as typed' : undefined}
      aria-label={`${NAMES[kind]}: ${text}`}
      aria-haspopup="dialog"
      onClick={(event) => open({ kind, at }, line.id, event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open({ kind, at }, line.id, event.currentTarget)
      }}
    >
      {text}
    </span>
  )
}

/** Icons for properties that the text does not show: the line is linked, or its amount is pinned. */
function Marks({ line, pieces }: { line: IngredientLine; pieces: PartPiece[] }): ReactElement {
  const { open } = useListContext()
  const annotated = getAnnotation(line)
  const [pinned] = pinnableAmounts(annotated)
  const isPinned = pinned !== undefined && isLinePinned(annotated)
  const amount = pieces.find(({ part }) => part?.kind === 'amount' && part.at === pinned)?.part
  return (
    <>
      {isPinned && amount ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.mark}
          data-line-part
          title="Stays the same when servings change"
          aria-label="Stays the same when servings change"
          aria-haspopup="dialog"
          onClick={(event) => open({ kind: 'amount', at: amount.at }, line.id, event.currentTarget)}
        >
          <Icon name="lock" size={14} />
        </button>
      ) : null}
      {line.link === null ? null : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.mark}
          data-line-part
          title={line.link}
          aria-label={`Link: ${line.link}`}
          aria-haspopup="dialog"
          onClick={(event) => open({ kind: 'link', at: null }, line.id, event.currentTarget)}
        >
          <Icon name="link" size={14} />
        </button>
      )}
    </>
  )
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
