import type {
  AmountSpan,
  CountedWord,
  LineSpan,
  TextRange,
} from '@/src/domain/ingredient-lines/line-spans'
import { isCommonNoun, toPlural, toSingular } from '@/src/parsing/ingredient-line/english-nouns'
import {
  getGermanForms,
  detectNounLanguage,
  getRomanceForms,
} from '@/src/parsing/ingredient-line/foreign-nouns'
import { MAX_PARSED_LENGTH } from '@/src/parsing/ingredient-line/line-text'
import { guessLanguage } from '@/src/parsing/ingredient-line/line-language'
import {
  ADJECTIVES,
  PREPARATION_PARTICIPLES,
} from '@/src/parsing/ingredient-line/preparation-words'
import type { LineReading } from '@/src/parsing/ingredient-line/read-line'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'
import { matchCase } from '@/src/parsing/ingredient-line/unit-forms'
import type { WordForms } from '@/src/parsing/ingredient-line/unit-forms'

interface NounContext {
  /** The place of the name. */
  range: TextRange
  text: string
  language: string | undefined
}

/**
 * Returns both forms of the head noun of a counted name ("2 large eggs": egg, eggs), or null if
 * nothing counts it, or its language or forms are unknown.
 */
export const findCountedNoun = ({ main }: LineReading, context: NounContext): CountedWord | null =>
  main && isCount(main) ? nounFor(main.quantityMax ?? 0, context) : null

/**
 * Adds the nouns counted by a further amount directly before them to preparations and notes: 3 eggs
 * plus 1 egg yolk.
 */
export const addCountedNouns = (
  spans: readonly LineSpan[],
  { text, language }: Omit<NounContext, 'range'>,
): LineSpan[] =>
  spans.map((span, index) => {
    if (span.kind === 'amount' || span.kind === 'name') return span
    const amount = spans[index - 1]
    const quantity = amount?.kind === 'amount' ? furtherCount(amount) : null
    const isDirect = /^\s*$/.test(text.slice(amount?.end, span.start))
    if (quantity === null || !isDirect) return span
    const noun = nounFor(quantity, { range: span, text, language })
    return noun ? { ...span, noun } : span
  })

/** The quantity of an amount that counts pieces beside another one; null for all others. */
function furtherCount({ role, unit, word, quantityMin, quantityMax }: AmountSpan): number | null {
  const isFurther = role === 'alternative' || role === 'equivalent'
  return isFurther && unit === null && word === null ? (quantityMax ?? quantityMin) : null
}

/** The head noun of some words in both forms; null unless it has the form of the quantity. */
function nounFor(quantity: number, { range, text, language }: NounContext): CountedWord | null {
  const used = language?.slice(0, 2).toLowerCase() ?? languageOf(text)
  const head = headOf(text.slice(range.start, range.end), used)
  const forms = head && formsOf(head, used)
  if (!forms || !isInForm(head.noun, forms, quantity)) return null
  const start = range.start + head.at
  return { start, end: start + head.noun.length, ...forms }
}

const isCount = ({ unit, numbers }: PlacedAmount): boolean => unit === null && numbers.length > 0

const languageOf = (text: string): string | null =>
  guessLanguage(
    text
      .slice(0, MAX_PARSED_LENGTH)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*'?/gu) ?? [],
  )

/** The head noun of a name, with its place in the name and what describes it before. */
interface Head {
  noun: string
  at: number
  before: string[]
  isAlone: boolean
}

/** A noun, what is before it, and a complement behind it ("leg of lamb", "cuisse de poulet"). */
const WITH_COMPLEMENT =
  /^(.*?)([\p{L}\p{M}œ’'-]+)(?:\s(?:(?:of|in|with|for|from|on|de|à|al|con|mit|vom|van|met|au|aux|di|da)\s|d['’]).*)?$/u
const TWO_NAMES = /[,(/&+]|\s(?:and|or|und|oder|et|ou|y|o|e|en|och|plus)\s/iu

function headOf(name: string, language: string | null): Head | null {
  if (TWO_NAMES.test(name)) {
    if (language !== 'en' || !isChoiceOfKinds(name)) return null
  }
  const match = WITH_COMPLEMENT.exec(name)
  if (!match) return null
  const [, before = '', noun = ''] = match
  const words = before.trim().split(/\s+/).filter(Boolean)
  const isAlone = words.length === 0
  return { noun, at: before.length, before: words, isAlone }
}

// "red or green peppers" are kinds of one thing; "lemons or limes" are two.
function isChoiceOfKinds(name: string): boolean {
  const parts = /^([\p{L}-]+) or ([\p{L}-]+) [\p{L}-]+$/u.exec(name.toLowerCase())
  return parts !== null && [parts[1], parts[2]].every((word) => ADJECTIVES.has(word ?? ''))
}

function formsOf(head: Head, language: string | null): WordForms | null {
  const own = language ?? detectNounLanguage(head.noun) ?? 'en'
  const forms = lowerForms(head, own, language === null)
  return (
    forms && {
      singular: matchCase(head.noun, forms.singular),
      plural: matchCase(head.noun, forms.plural),
    }
  )
}

function lowerForms(head: Head, language: string, isGuess: boolean): WordForms | null {
  if (language === 'de') return getGermanForms(head.noun, head.before)
  if (language === 'en') return englishForms(head, isGuess)
  return head.isAlone ? getRomanceForms(head.noun.toLowerCase(), language) : null
}

function englishForms({ noun, before }: Head, isGuess: boolean): WordForms | null {
  const word = noun.toLowerCase()
  if (ADJECTIVES.has(word) || PREPARATION_PARTICIPLES.has(word) || isBrand(noun, before))
    return null
  const singular = toSingular(word)
  const plural = singular === null ? toPlural(word) : word
  if (plural === null || /^(?:and|or)$/.test(word)) return null
  // Without a sign of the language only foods that are English without doubt have forms.
  const one = singular ?? word
  return isGuess && !isCommonNoun(one) ? null : { singular: one, plural }
}

// "2 Granny Smith": a name that has no plural.
const isBrand = (noun: string, before: readonly string[]): boolean =>
  /^\p{Lu}/u.test(noun) && before.some((word) => /^\p{Lu}/u.test(word))

/** A noun that is not in the form of its number ("3 salmon") does not change with it. */
function isInForm(noun: string, { singular, plural }: WordForms, quantity: number): boolean {
  return quantity > 1 ? noun === plural : noun === singular || noun === plural
}
