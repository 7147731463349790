import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { isLengthAmount } from '@/src/parsing/ingredient-line/amount-roles'
import type { LeadState } from '@/src/parsing/ingredient-line/lead-state'
import { isNext, peek, getWordAt } from '@/src/parsing/ingredient-line/lead-state'
import { isAt, getTokenRange, joinTokens } from '@/src/parsing/ingredient-line/tokens'
import {
  CONTAINERS,
  MEASURE_MODIFIERS,
  MEASURES,
  NAME_LIKE_UNITS,
  SIZES,
} from '@/src/parsing/ingredient-line/unit-kinds'
import type { ReadUnit } from '@/src/parsing/ingredient-line/units'
import { readUnit } from '@/src/parsing/ingredient-line/units'

const OF = new Set(['of', 'de', 'di', 'van', 'del', "d'", 'af', 'av', 'da'])
const EACH = new Set(['each', 'je', 'jeweils'])
const VAGUE = new Set(
  (
    'a an few some good generous several big small large of eine etwas une un una een en ' +
    'quelques enkele einige um uma the healthy heaped nice fat tiny paar ein qualche alcune ' +
    'alcuni unas unos algunas algunos några noen nogle alguns algumas'
  ).split(' '),
)

/** Reads the unit of the first amount, past words like "heaping"; null when a name follows. */
export function readPrimaryUnit(state: LeadState): ReadUnit | null {
  const start = afterModifiers(state)
  const unit = describedUnit(state, start) ?? readUnit(state.tokens, start, state.language)
  if (!unit || isName(state, unit)) return null
  const modifiers = state.tokens.slice(state.at, start).filter((token) => token.kind === 'word')
  state.notes.push(...modifiers.map((token) => token.text))
  state.at = unit.next
  skipRepeatedUnit(state, unit)
  return unit
}

function afterModifiers(state: LeadState): number {
  let start = isNext(state, '-') && peek(state)?.spaceBefore === false ? state.at + 1 : state.at
  while (MEASURE_MODIFIERS.has(getWordAt(state, start))) {
    start += 1
    // "gestr. TL", "geh. EL"
    if (getWordAt(state, start) === '.' && state.tokens[start]?.spaceBefore === false) start += 1
  }
  return start
}

// "thumb-sized piece of", "medium-length stalks", "deli slices of".
function describedUnit(state: LeadState, at: number): ReadUnit | null {
  const word = state.tokens[at]
  const unit = readUnit(state.tokens, at + 1, state.language)
  if (word?.kind !== 'word' || !unit || !NAME_LIKE_UNITS.has(unit.slug)) return null
  const isDescribed = /-(?:sized?|length)$/.test(word.lower) || OF.has(getWordAt(state, unit.next))
  if (!isDescribed || readUnit(state.tokens, at, state.language)) return null
  return { ...unit, text: `${word.text} ${unit.text}` }
}

// "3 cloves" alone, "2 cloves, crushed": no name follows, so the unit word is the name.
function isName(state: LeadState, unit: ReadUnit): boolean {
  if (!NAME_LIKE_UNITS.has(unit.slug)) return false
  const after = state.tokens[unit.next]
  if (!after) return true
  return after.kind === 'mark' && after.text !== '(' && after.text !== '/'
}

function skipRepeatedUnit(state: LeadState, unit: ReadUnit): void {
  const again = readUnit(state.tokens, state.at, state.language)
  if (again?.slug === unit.slug) state.at = again.next
}

/**
 * Skips the word for a piece after a measure: "4cm/1½in piece of ginger", "14 oz package noodles".
 */
export function skipPieceWord(state: LeadState): void {
  const unit = readUnit(state.tokens, state.at, state.language)
  const isSized = state.main !== null && isLengthAmount(state.main)
  const isPiece = unit && (isSized || unit.slug === 'piece' || CONTAINERS.has(unit.slug))
  if (!isPiece || isLast(state, unit) || state.tokens[unit.next]?.kind !== 'word') return
  if (unit.slug !== 'piece') state.notes.push(unit.text)
  state.at = unit.next
}

/** Advances past "of" and "each of" (but not past the "Del" of a brand). */
export function skipOf(state: LeadState): void {
  skipEach(state)
  const word = peek(state)
  if (word && OF.has(word.lower) && word.text === word.lower) state.at += 1
}

// "1 tsp each cumin and salt", "1 tsp each: cumin, salt"
function skipEach(state: LeadState): void {
  const each = peek(state)
  if (!each || !EACH.has(each.lower)) return
  const isColon = getWordAt(state, state.at + 1) === ':'
  if (!isColon && peek(state, 1)?.kind !== 'word') return
  state.notes.push(each.text)
  state.at += isColon ? 2 : 1
}

/** A unit without a number, and the place of words like "a few" before it. */
interface VagueUnit {
  unit: ReadUnit
  vague: TextRange | null
}

/** Reads a unit without a number: "handful", "a few sprigs". */
export function readVagueUnit(state: LeadState): VagueUnit | null {
  let start = state.at
  while (VAGUE.has(getWordAt(state, start))) start += 1
  const unit = describedUnit(state, start) ?? readUnit(state.tokens, start, state.language)
  if (!unit || !isVagueUnit(state, unit, start)) return null
  const vague = start > state.at ? getTokenRange(state.tokens, state.at, start) : null
  for (const token of state.tokens.slice(state.at, start)) {
    const place = SIZES.has(token.lower) ? state.sizes : state.notes
    place.push(token.text)
  }
  state.at = unit.next
  return { unit, vague }
}

function isVagueUnit(state: LeadState, unit: ReadUnit, start: number): boolean {
  if (MEASURES.has(unit.slug) || isLast(state, unit)) return false
  const isOf = isAt(state.tokens, unit.next, 'of')
  return isOf || unit.text.includes(' ') || start > state.at || !NAME_LIKE_UNITS.has(unit.slug)
}

function isLast(state: LeadState, unit: ReadUnit): boolean {
  return unit.next >= state.tokens.length || isAt(state.tokens, unit.next, ',')
}

const FEW =
  /^(?:an? )?(?:few|several)$|^ein paar$|^einige$|^quelques$|^algun[oa]s$|^un[oa]s(?: cuantos)?$|^qualche$|^alcun[ie]$|^een paar$|^enkele$|^några$|^noen$|^nogle$|^alguns$|^algumas$/
const LITTLE =
  /^(?:a little|a bit|a lot|a touch|a hint|some|etwas|ein wenig|ein bisschen|un peu|un poco|un pochino|un po|um pouco|een beetje|lite|litt|lidt)$/

/** Reads "a few" and "several" before a name; returns null for other words. */
export const readFew = (state: LeadState): TextRange | null => readWords(state, FEW)

/** Advances past "a little", "some" and similar words, which are not amounts. */
export function skipIndefiniteAmount(state: LeadState): void {
  const start = state.at
  if (!readWords(state, LITTLE)) return
  state.notes.push(joinTokens(state.tokens.slice(start, state.at)))
}

function readWords(state: LeadState, pattern: RegExp): TextRange | null {
  for (const length of [2, 1]) {
    const next = state.at + length
    const words = state.tokens.slice(state.at, next)
    const text = words.map(({ lower }) => lower.replace(/'.*/, '')).join(' ')
    if (words.length < length || state.tokens[next]?.kind !== 'word' || !pattern.test(text))
      continue
    const range = getTokenRange(state.tokens, state.at, next)
    state.at = next
    return range
  }
  return null
}
