import { roundToFraction } from '../amounts/round-amount'
import type { AmountPart } from '../amounts/round-amount'
import { numberText, partsText } from '../amounts/written-parts'
import type { AmountStyle } from '../amounts/written-parts'
import { convertAmounts, scaleAmounts } from '../cooking/convert'
import type { Measured, MeasurementSystem } from '../cooking/convert'
import { convertLength, lengthSystem } from '../cooking/lengths'
import { groupAmounts, isQuantity, isScaled, presentAmounts, systemOf } from './amount-groups'
import type { AmountGroup } from './amount-groups'
import { findBracket } from './brackets'
import type { AnnotatedLine, CountedWord, TextRange } from './line-spans'

/** A line with the data for its conversion. */
export type LineToRender = AnnotatedLine & {
  ingredient: Measured | null
  /** Language of the text as a BCP 47 tag; null for English. */
  language?: string | null
}

/** A line of a recipe with the data for its conversion, in the language of the recipe. */
export const lineToRender = (
  { text, spans, ingredient }: Omit<LineToRender, 'language'>,
  language: string | null,
): LineToRender => ({ text, spans, ingredient, language })

/** The reader's choices for amounts; without a system each amount stays in its own. */
export type LineMeasures = {
  multiplier: number
  system: MeasurementSystem | null
  /** Whether units of converted amounts are written in full: `grams`. */
  spellOutUnits?: boolean
}

/** A replacement in a text. */
export type Edit = TextRange & { text: string }

/** Replacements that convert the amounts of a line to the reader's measures, in order. */
export function amountEdits(line: LineToRender, measures: LineMeasures): Edit[] {
  const groups = groupAmounts(line.spans)
  const presented = presentAmounts(groups, measures.system)
  let converted = ''
  const edits = groups.flatMap((group, index) => {
    const how = presented[index] ?? 'unchanged'
    if (how === 'hidden') return []
    if (how === 'unchanged') return groupEdits(line, group, { ...measures, isConverted: false })
    if (how !== 'converted') return replacedBy(line, group, { twin: how, measures })
    const made = groupEdits(line, group, { ...measures, isConverted: true })
    const [{ text } = { text: '' }] = made
    if (isQuantity(group)) converted = text
    const isRepeated = group.head.role === 'equivalent' && text !== '' && text === converted
    return isRepeated ? [{ ...findBracket(line.text, group).removed, text: '' }] : made
  })
  return [...edits, ...nounEdits(line, groups, measures.multiplier)].sort(
    (one, other) => one.start - other.start,
  )
}

type GroupMeasures = LineMeasures & { isConverted: boolean }

function groupEdits(line: LineToRender, group: AmountGroup, measures: GroupMeasures): Edit[] {
  const multiplier = isScaled(group) ? measures.multiplier : 1
  if (group.head.numbers.length === 0) return []
  const converted = measures.isConverted
    ? convertedEnds(line, group, { ...measures, multiplier })
    : null
  if (converted) return wholeEdits(line, group, converted, convertedStyle(line, group, measures))
  if (multiplier === 1) return []
  const ends = endsOf(group).map((end) =>
    scaleAmounts(amountsOf(group, end), multiplier, systemOf(group) ?? measures.system),
  )
  const isInPlace =
    group.spans.length === 1 &&
    ends.every((parts) => parts.length === 1 && parts[0]?.unit === (group.head.unit ?? ''))
  return isInPlace
    ? inPlaceEdits(line, group, ends)
    : wholeEdits(line, group, ends, ownStyle(line, group))
}

/** The one or two numbers of an amount. */
const endsOf = ({ head }: AmountGroup): number[] =>
  [head.quantityMin, head.quantityMax].filter((end) => end !== null)

/** The amounts of a sum for one end of the first one. */
const amountsOf = ({ spans }: AmountGroup, end: number) =>
  spans.map(({ quantityMin, unit }, index) => ({
    value: index === 0 ? end : (quantityMin ?? 0),
    unit,
  }))

/** The ends of an amount in the other system; null where that cannot be written well. */
function convertedEnds(
  line: LineToRender,
  group: AmountGroup,
  { multiplier, system }: LineMeasures,
): AmountPart[][] | null {
  if (system === null) return null
  const { unit } = group.head
  const isOwned = isQuantity(group) || (group.head.role === 'equivalent' && isOfButter(line))
  const ends = endsOf(group).map((end) =>
    unit !== null && lengthSystem(unit) !== null
      ? convertLength(end, unit)
      : convertAmounts(amountsOf(group, end), multiplier, {
          system,
          ingredient: isOwned ? line.ingredient : null,
          isPackage: group.head.role === 'size',
          isButter: isQuantity(group) && isOfButter(line),
        }),
  )
  const found = ends.filter((parts) => parts !== null)
  return found.length === ends.length && found.length > 0 ? inOneUnit(found) : null
}

/** Whether a line is of butter, which is sold in sticks of a known weight. */
const isOfButter = ({ text, spans }: LineToRender): boolean =>
  spans.some(
    ({ kind, start, end }) =>
      kind === 'name' && /\b(?:butter|margarine)\b/i.test(text.slice(start, end)),
  )

/** Ends of a metric range in the larger of their units: `0.9–1.35 kg`. */
function inOneUnit(ends: AmountPart[][]): AmountPart[][] {
  const [low, high] = ends.map(([part]) => part)
  const isApart = low && high && low.unit !== high.unit && /^kilogram$|^liter$/.test(high.unit)
  return isApart ? [[{ value: low.value / 1000, unit: high.unit }], [high]] : ends
}

/** Only the numbers are replaced; the unit word agrees with the new one. */
function inPlaceEdits(line: LineToRender, { head }: AmountGroup, ends: AmountPart[][]): Edit[] {
  const parts = ends.flat()
  const texts = parts.map((part) => numberText(part, line.language ?? null))
  const [first, ...others] = head.numbers
  if (!first) return []
  const numbers =
    head.numbers.length === texts.length
      ? head.numbers.map((range, index) => ({ ...range, text: texts[index] ?? '' }))
      : [{ ...first, end: others.at(-1)?.end ?? first.end, text: [...new Set(texts)].join('–') }]
  const typed = line.text.slice(head.start, head.end)
  const before = head.quantityMax ?? head.quantityMin ?? 0
  return [
    ...numbers.map((edit) => ({ ...edit, text: inDigitsOf(typed, edit.text) })),
    ...wordEdits(head.word, before, parts.at(-1)?.value ?? before),
  ]
}

/** Zeros of Arabic, Persian, Devanagari, Bengali, Thai and full-width digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** Digits in the script of the typed ones: `٢` scales to `٤`. */
function inDigitsOf(typed: string, text: string): string {
  const digit = /(?!\d)\p{Nd}/u.exec(typed)?.[0].codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => digit >= first && digit < first + 10)
  return zero ? text.replace(/\d/g, (plain) => String.fromCodePoint(zero + Number(plain))) : text
}

/** A word in its other number, if that of its amount has changed. */
const wordEdits = (word: CountedWord | null, before: number, after: number): Edit[] =>
  word === null || before > 1 === after > 1
    ? []
    : [{ start: word.start, end: word.end, text: after > 1 ? word.plural : word.singular }]

/** Replaces the whole amount; its unit word is removed, wherever it is. */
function wholeEdits(
  line: LineToRender,
  group: AmountGroup,
  ends: AmountPart[][],
  style: AmountStyle,
): Edit[] {
  return [
    { start: group.start, end: group.end, text: endsText(line, group, { ends, style }) },
    ...apartWord(line, group),
  ]
}

/** The style of a scaled amount: units as its author wrote them. */
function ownStyle({ language = null }: LineToRender, { head, spans }: AmountGroup): AmountStyle {
  const words = spans.flatMap(({ unit, word }) => (unit && word ? [[unit, word] as const] : []))
  const isSpelledOut = head.unit !== 'cup' && head.word?.singular.toLowerCase() === head.unit
  return { language, isSpelledOut, words: new Map(words) }
}

/**
 * The style of a converted amount: abbreviations, or the English names of units if the site is set to them.
 * Package sizes are abbreviated: a 400 g can.
 * @see docs/product/amounts-and-units.md#names-of-units
 */
const convertedStyle = (
  { language = null }: LineToRender,
  { head }: AmountGroup,
  { spellOutUnits = false }: LineMeasures,
): AmountStyle => ({
  language,
  isSpelledOut: spellOutUnits && head.role !== 'size' && /^en/.test(language ?? 'en'),
  words: new Map(),
})

/** One amount, or both ends of a range joined as the author did: `6 to 8`, `720–960 ml`. */
function endsText(
  { text }: LineToRender,
  { head }: AmountGroup,
  { ends, style }: { ends: AmountPart[][]; style: AmountStyle },
): string {
  const [low = '', high] = ends.map((parts) => partsText(parts, style))
  if (high === undefined || high === low) return low
  const [first, second] = head.numbers
  const between = first && second ? text.slice(first.end, second.start) : '-'
  if (/\p{L}/u.test(between)) return `${low} ${between.trim().split(/\s+/).at(-1)} ${high}`
  const [one, other] = ends.map((parts) => (parts.length === 1 ? parts[0] : undefined))
  if (!one || !other || one.unit !== other.unit) return `${low} – ${high}`
  return `${numberText(one, style.language)}–${high}`
}

/** Removes the unit word of an amount that has it behind something else. */
function apartWord({ text, spans }: LineToRender, { head, end }: AmountGroup): Edit[] {
  const { word } = head
  if (!word || word.start < end) return []
  const isNextToNumber = /^[\s\p{L}-]*$/u.test(text.slice(end, word.start))
  const hasSpanBetween = spans.some((span) => span.start >= end && span.start < word.start)
  const isDescribed = isNextToNumber && !hasSpanBetween
  const start = isDescribed ? end : text.slice(0, word.start).trimEnd().length
  return [{ start, end: word.end, text: '' }]
}

/** An equivalent in the reader's system in the place of the amount, and not twice. */
function replacedBy(
  line: LineToRender,
  group: AmountGroup,
  { twin, measures }: { twin: AmountGroup; measures: LineMeasures },
): Edit[] {
  const edits = groupEdits(line, twin, { ...measures, isConverted: false })
  const own = applyEdits(line.text, edits, twin).replace(/(\p{N})(?=\p{L})/gu, '$1 ')
  const { removed, lead } = findBracket(line.text, twin)
  const hasLead = line.text.slice(0, group.start).endsWith(lead)
  return [
    { start: group.start, end: group.end, text: `${hasLead ? '' : lead}${own}` },
    ...apartWord(line, group),
    { ...removed, text: '' },
  ]
}

function applyEdits(text: string, edits: readonly Edit[], { start, end }: TextRange): string {
  let result = ''
  let at = start
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at, Math.max(at, end))
}

/** A noun agrees with the last amount before it that counts pieces; the noun of a name only with a quantity. */
function nounEdits(line: LineToRender, groups: readonly AmountGroup[], multiplier: number): Edit[] {
  return line.spans.flatMap((span) => {
    if (span.kind === 'amount' || !span.noun) return []
    const counts = groups.filter(
      (group) => group.head.numbers.length > 0 && (isQuantity(group) || span.kind !== 'name'),
    )
    const group = counts.findLast(({ start }) => start < span.start) ?? counts[0]
    const before = group?.head.quantityMax ?? group?.head.quantityMin ?? null
    if (before === null) return []
    return wordEdits(span.noun, before, roundToFraction(before * multiplier))
  })
}
