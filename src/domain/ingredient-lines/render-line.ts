import { convertTemperatures } from '../cooking/temperature'
import type { TemperatureSystem } from '../cooking/temperature'
import { amountEdits } from './amount-edits'
import type { Edit, LineToRender, LineMeasures } from './amount-edits'
import type { LineSpan } from './line-spans'

/** A piece of a line as it is shown; null for the words between the parts. */
export type LinePiece = { text: string; kind: LineSpan['kind'] | null }

/** Reader's choices for a line; the temperature is left as it is without one. */
export type LineChoices = LineMeasures & { temperature?: TemperatureSystem }

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
    const temperature = kind === 'amount' ? undefined : choices?.temperature
    if (text) pieces.push({ text: temperature ? convertTemperatures(text, temperature) : text, kind })
  }
  return pieces
}

/** A whole line as text. @see docs/product/ingredient-lines.md#what-readers-see */
export const lineText = (line: LineToRender, choices?: LineChoices): string =>
  renderLine(line, choices)
    .map(({ text }) => text)
    .join('')

type Stretch = { start: number; end: number; kind: LinePiece['kind'] }

/** The spans of a line and the stretches between them. */
function cover({ text, spans }: LineToRender): Stretch[] {
  const stretches: Stretch[] = []
  let at = 0
  for (const { start, end, kind } of spans) {
    if (start < at || end > text.length) continue
    if (start > at) stretches.push({ start: at, end: start, kind: null })
    stretches.push({ start, end, kind })
    at = end
  }
  if (at < text.length) stretches.push({ start: at, end: text.length, kind: null })
  return stretches
}

export type { Edit }
