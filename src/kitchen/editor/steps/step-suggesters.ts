import { $createTextNode, $getSelection, $isRangeSelection } from 'lexical'
import type { LexicalNode } from 'lexical'
import { durationText } from '@/src/domain/amounts/duration'
import { measureText } from '@/src/domain/amounts/quantity'
import { findTimers } from '@/src/parsing/timer'
import type { UnitEntry } from '../ingredients/catalogues'
import type { LineReader } from '../parser/line-reader'
import { parseNumber } from '../parts/typed-amount'
import type { ChipLine, ChipSource } from '../rich-text/chip-context'
import { $createMeasurement, $createReference } from '../rich-text/chip-node'
import { formatLineAmount, formatMeasurement } from '../rich-text/chip-words'
import type { Offer, Suggester, Suggestion } from '../rich-text/suggest/suggestion'
import { isFound, queryAfter } from '../rich-text/suggest/suggestion'
import { addedTimer } from './further-timers'
import { SHARES, shareText } from './shares'
import type { Step } from './step'

/** Current data for the suggestions of a step. */
export type StepSource = {
  chips: () => ChipSource
  read: () => LineReader | null
  step: () => Step | undefined
  set: (fields: Partial<Step>) => void
}

/** Number of suggestions shown at the caret. */
const MAX_SUGGESTIONS = 8
/** Shares are offered when so few ingredients are left. */
const FEW = 2

/** Suggestions while typing in a step: ingredients, amounts, and its timer. */
export const stepSuggesters = (source: StepSource): readonly Suggester[] => [
  (before) => ingredients(before, source),
  (before) => amounts(before, source),
  (before) => timer(before, source),
  (before) => amountInText(before, source),
]

/** Inserts chips at the caret, without a space that was not typed. */
function $insert(...nodes: LexicalNode[]): void {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.insertNodes(nodes)
}

/** Behind `@`: the recipe's ingredients, with shares when few are left, or an own amount: `@2 tbsp sugar`. */
function ingredients(before: string, source: StepSource): Offer | null {
  const asked = queryAfter('@', before, 5)
  if (!asked) return null
  const chips = source.chips()
  const own = ownAmount(asked.query, source)
  const query = own ? own.rest : asked.query
  const lines = [...chips.lines.values()].filter(({ name }) => name !== '' && isFound(query, name))
  const suggestions = lines.slice(0, MAX_SUGGESTIONS).flatMap((line) => {
    if (own) return [ownSuggestion(line, own)]
    const isFew = lines.length <= FEW && asked.query !== ''
    return [nameSuggestion(line, chips), ...(isFew ? shareSuggestions(line, chips) : [])]
  })
  return { start: asked.start, suggestions, kind: 'menu' }
}

const nameSuggestion = (line: ChipLine, chips: ChipSource): Suggestion => ({
  id: line.id,
  label: line.name,
  detail: formatLineAmount(line, { ...chips, multiplier: 1 }),
  $apply: () => $insert($createReference(line.id)),
})

const shareSuggestions = (line: ChipLine, chips: ChipSource): Suggestion[] =>
  SHARES.map((share) => {
    const text = shareText(line, share)
    const words =
      'words' in text
        ? `${text.words}${line.name}`
        : `${formatMeasurement(text, { ...chips, multiplier: 1 })} ${line.name}`
    return {
      id: `${line.id}:${share.id}`,
      label: words,
      detail: share.label,
      $apply: () =>
        'words' in text
          ? $insert($createTextNode(text.words), $createReference(line.id))
          : $insert(
              $createMeasurement(text.quantity, text.unitId),
              $createTextNode(' '),
              $createReference(line.id),
            ),
    }
  })

type OwnAmount = { quantity: number; unit: UnitEntry; words: string; rest: string }

/** An amount with a unit at the start of a query, and the text after it. */
function ownAmount(query: string, { read }: StepSource): OwnAmount | null {
  const line = /^\d|^[½⅓⅔¼¾⅛]/.test(query) ? read()?.(`${query} x`) : undefined
  if (!line?.unit || line.quantityMin === null) return null
  const rest = line.ingredientText.replace(/\s*x$/, '')
  if (!query.endsWith(rest)) return null
  const words = query.slice(0, query.length - rest.length).trim()
  return { quantity: line.quantityMin, unit: line.unit, words, rest }
}

const ownSuggestion = (line: ChipLine, own: OwnAmount): Suggestion => ({
  id: line.id,
  label: `${own.words} ${line.name}`,
  $apply: () =>
    $insert(
      $createMeasurement(own.quantity, own.unit.id, own.words),
      $createTextNode(' '),
      $createReference(line.id),
    ),
})

/** Behind `#`: an amount with its unit, or the units for a number. */
function amounts(before: string, source: StepSource): Offer | null {
  const asked = queryAfter('#', before, 3)
  const match = asked && /^([\d.,/\s½⅓⅔¼¾⅛]*[\d½⅓⅔¼¾⅛])\s*(\D*)$/u.exec(asked.query)
  const quantity = parseNumber(match?.[1] ?? '')
  if (!asked || !match || quantity === undefined) return null
  const typed = (match[2] ?? '').trim()
  const exact = exactUnit(asked.query, source)
  const others = [...source.chips().units.values()].filter(
    (unit) => unit.id !== exact?.id && isUnit(unit, typed),
  )
  const units = exact ? [exact, ...others] : others
  const suggestions = units.slice(0, MAX_SUGGESTIONS).map((unit): Suggestion => {
    const words = unit === exact ? asked.query.trim() : undefined
    return {
      id: unit.id,
      label: words ?? measureText({ quantityMin: quantity, quantityMax: null }, unit),
      ...(unit.abbreviation === null ? {} : { detail: unit.abbreviation }),
      $apply: () => $insert($createMeasurement(quantity, unit.id, words)),
    }
  })
  return { start: asked.start, suggestions, kind: 'menu' }
}

const isUnit = (unit: UnitEntry, typed: string): boolean =>
  typed === '' ||
  [unit.title, unit.pluralTitle, unit.abbreviation ?? ''].some((name) =>
    name.toLowerCase().startsWith(typed.toLowerCase()),
  )

/** The unit that the parser reads in an amount and nothing else. */
function exactUnit(text: string, { read }: StepSource): UnitEntry | null {
  const line = read()?.(`${text} x`)
  return line?.ingredientText === 'x' && line.quantityMax === null ? line.unit : null
}

/** "20 minutes" at the caret: the step's own timer, or one of its list, with Tab. */
function timer(before: string, source: StepSource): Offer | null {
  const last = findTimers(before.slice(-80)).at(-1)
  const step = source.step()
  if (!last || !step || !before.endsWith(last.text)) return null
  const change = addedTimer(step, last)
  if (!change) return null
  return {
    start: before.length,
    kind: 'offer',
    suggestions: [
      {
        id: 'timer',
        label: `Timer of ${durationText(last.minutes)}`,
        $apply: () => source.set(change),
      },
    ],
  }
}

const AMOUNT = /(?:^|[\s(])((?:\d[\d.,/]*(?:\s\d\/\d)?|\d*\s?[½⅓⅔¼¾⅛])\s?(\p{L}+\.?))$/u

/** "250 g" at the caret: an amount that scales and converts, with Tab. */
function amountInText(before: string, source: StepSource): Offer | null {
  const words = AMOUNT.exec(before.slice(-40))?.[1]
  const unit = words === undefined ? null : exactUnit(words, source)
  const quantity = words === undefined ? undefined : source.read()?.(`${words} x`).quantityMin
  if (words === undefined || !unit || quantity === null || quantity === undefined) return null
  return {
    start: before.length - words.length,
    kind: 'offer',
    suggestions: [
      {
        id: 'amount',
        label: `${words} that scales and converts`,
        $apply: () => $insert($createMeasurement(quantity, unit.id, words)),
      },
    ],
  }
}
