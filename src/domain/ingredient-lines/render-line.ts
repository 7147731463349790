import { convertTemperatures } from '../cooking/temperature'
import type { TemperatureSystem } from '../cooking/temperature'
import { amountEdits } from './amount-edits'
import type { LineToRender, LineMeasures } from './amount-edits'
import type { LineSpan } from './line-spans'

/**
 * A piece of a line as it is shown. `amount` is a quantity of the line; the sizes and equivalents
 * beside it, and the words between the parts, are of no kind.
 */
export type LinePiece = { text: string; kind: LineSpan['kind'] | null }

/** Reader's choices for a line; the temperature is left as it is without one. */
export type LineChoices = LineMeasures & { temperature?: TemperatureSystem | null }

/**
 * An ingredient line in the reader's measures, in pieces. Without any, and at 1x in the measures in
 * which it is written, the pieces are the text, character for character; otherwise amounts are
 * replaced and everything else stays.
 * @see docs/product/ingredient-lines.md#what-readers-see
 */
export function renderLine(line: LineToRender, choices?: LineChoices): LinePiece[] {
  const edits = choices ? amountEdits(line, choices) : []
  const pieces: LinePiece[] = []
  let at = 0
  for (const { start, end, kind } of cover(line)) {
    let text = ''
    for (const edit of edits) {
      if (edit.start < start || edit.start >= end) continue
      text += line.text.slice(Math.max(at, start), edit.start) + edit.text
      at = edit.end
    }
    text += line.text.slice(Math.max(at, start), end)
    at = Math.max(at, end)
    const { temperature } = choices ?? {}
    if (text)
      pieces.push({ text: temperature ? convertTemperatures(text, temperature) : text, kind })
  }
  return pieces
}

/** A whole line as text. @see docs/product/ingredient-lines.md#what-readers-see */
export const lineText = (line: LineToRender, choices?: LineChoices): string =>
  renderLine(line, choices)
    .map(({ text }) => text)
    .join('')

const isBeside = (span: LineSpan): boolean =>
  span.kind === 'amount' && (span.role === 'size' || span.role === 'equivalent')

/** The amount of a line as text, with the sizes beside it: `1 (14-oz) can`; empty without one. */
export function amountText(line: LineToRender, choices?: LineChoices): string {
  const pieces = renderLine(line, choices)
  const first = pieces.findIndex(({ kind }) => kind === 'amount')
  const rest = first < 0 ? [] : pieces.slice(first)
  const end = rest.findIndex(({ kind }) => kind !== 'amount' && kind !== null)
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(({ text }) => text)
    .join('')
    .trim()
}

type Stretch = { start: number; end: number; kind: LinePiece['kind'] }

/** The spans of a line and the stretches between them. */
function cover({ text, spans }: LineToRender): Stretch[] {
  const stretches: Stretch[] = []
  let at = 0
  for (const span of spans) {
    const { start, end } = span
    if (start < at || end > text.length) continue
    if (start > at) stretches.push({ start: at, end: start, kind: null })
    stretches.push({ start, end, kind: isBeside(span) ? null : span.kind })
    at = end
  }
  if (at < text.length) stretches.push({ start: at, end: text.length, kind: null })
  return stretches
}
