import { plainDigits } from '@/src/parsing/digits'
import { plainText } from '@/src/parsing/plain-text'

/** The yield of a recipe: a number of servings or pieces, and its original text. */
export interface RecipeYield {
  number: number | null
  text: string | null
}

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dozen: 12,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
}

const SERVING =
  /serv|person|people|portion|porc|port\b|porz|raci[oó]n|comensal|gäst|guest|personnes?|pers\b|osob|adag|fő|人分|人前|порц/i

/** Largest yield; a larger number is something else. */
const MOST = 100_000

function firstNumber(text: string): number | null {
  const clean = plainDigits(text)
    .replace(/(\d)\s*[½]/g, '$1.5')
    .replace(/½/g, '0.5')
  const match = /\d+(?:[.,]\d+)?/.exec(clean)?.[0]
  if (match !== undefined) return Number(match.replace(',', '.')) || null
  const word = /\p{L}+/gu
  for (const [found] of text.toLowerCase().matchAll(word)) {
    const value = WORDS[found]
    if (value !== undefined) return value
  }
  return null
}

/** Deepest nesting of a yield that is read. */
const DEEPEST = 10

function candidates(value: unknown, depth = 0): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return [plainText(value)].filter(Boolean)
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((item) => candidates(item, depth + 1))
  return typeof value === 'object' && value !== null
    ? valueTexts(value as Record<string, unknown>, depth)
    : []
}

function valueTexts(node: Record<string, unknown>, depth: number): string[] {
  const unit = typeof node.unitText === 'string' ? ` ${node.unitText}` : ''
  const inner = node.value ?? node.name ?? node['@value']
  return candidates(inner, depth + 1).map((text) => text + unit)
}

/**
 * Reads a yield ("Serves 4 to 6", ["4", "4 servings"], 12). A range counts with its lower end:
 * nobody goes hungry. Of several texts the one that names servings wins, then the one that says more than a number.
 */
export function parseYield(value: unknown): RecipeYield {
  const texts = candidates(value)
  const withNumber = texts.filter((text) => firstNumber(text) !== null)
  const best =
    withNumber.find((text) => SERVING.test(text)) ??
    withNumber.find((text) => /\p{L}/u.test(text)) ??
    withNumber[0] ??
    texts[0]
  if (best === undefined) return { number: null, text: null }
  const number = firstNumber(best)
  return { number: number !== null && number <= MOST ? number : null, text: best }
}
