import { parseHumanDuration } from '@/src/parsing/duration'
import type { Fact } from '@/src/parsing/recipe-lines/fact-labels'
import { FACT_LABELS } from '@/src/parsing/recipe-lines/fact-labels'

/** A label of a card and the text behind it. */
interface LabelledFact {
  fact: Fact
  value: string
}

/** Removes the marks before the first letter or digit of a text. */
export const trimMarks = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '').trim()

/** Returns the fact that labels a text, and the rest of the text, or null without a label. */
export function parseLabelledFact(text: string): LabelledFact | null {
  const label = FACT_LABELS.find(([, pattern]) => pattern.test(text))
  if (!label) return null
  const [fact, pattern] = label
  return { fact, value: text.replace(pattern, '').replace(/^[\s:：=–-]+/, '') }
}

const SOME_NUMBER =
  /[\d½¼¾⅓⅔]|\b(?:one|two|three|four|six|eight|ten|twelve|half|dozen|ein|une?|halbe)\b/i

/** "12 min at 220C": a step, and no time of a card. */
const HOT = /\d\s?[°º]|\d{3}\s?[CF](?!\p{L})|(?<!\p{L})at \d/iu

/** Returns whether a text can be the value of a fact. */
export function isFactValue(fact: Fact, text: string): boolean {
  if (text.length > 60 || !SOME_NUMBER.test(text)) return false
  if (fact !== 'yields' && HOT.test(text)) return false
  if (fact !== 'yields') return parseHumanDuration(text) !== null && /\p{L}|:/u.test(text)
  if (/^(?:für|pour|para|voor)\s+(?!ca|etwa|environ)\p{L}/iu.test(text)) return false
  return text.length < 50 && !/\b(?:min|minutes?|hours?|h|cm)\b/i.test(text)
}

/** "Prep 15 minutes, cook 1 hour" */
const NEXT_FACT =
  /(?:[,;]|\s[–—-])\s*(?:and\s+)?(?=(?:prep|cook|bak|total|chill|rest|serves|makes|yields?|koch|back|gar|ruhe|portion|cuisson|repos|cocción|cottura)\p{L}*\b[^,;]{0,12}\d)/iu
const SEVERAL = /\s+(?=(?:prep(?:aration)?|cook(?:ing)?|total|bak(?:e|ing))\s*time\b)/i

/** Words before the facts of a line that are none (`''` without any), and all parts of the line. */
interface FactParts {
  lead: string
  parts: string[]
}

/** Splits a line at separators between its facts, and before labels after a comma. */
export function splitFacts(text: string): FactParts {
  const cells = text.split(/\s*[|•·]\s*/).flatMap((part) => part.split(SEVERAL))
  const parts = cells.flatMap((part) => part.split(NEXT_FACT)).filter(Boolean)
  const [first = ''] = parts
  const isLed =
    parts.length > 1 && cells.length === 1 && parseLabelledFact(trimMarks(first)) === null
  return { lead: isLed ? first : '', parts }
}

/** A line of more facts is a paragraph. */
const MAX_CHAIN_LENGTH = 160

/** Marks and spaces before a word that may begin the next fact of a line. */
const BOUNDARY =
  /(?:\s*[.,;/|•·]\s*|\s[–—-]\s+|\s+)(?:(?:and|und|et|y|e|en|og|och)\s+)?(?=\p{L})/giu

/** ": 20 minutes", " about 1 1/2", right behind a label. */
const NUMBER_NEXT = new RegExp(
  String.raw`^[\s:：=–-]*(?:[\p{L}.]+\s+){0,2}?(?:${SOME_NUMBER.source})`,
  'iu',
)

/**
 * Parses a line that consists of several facts ("Prep time 10 min. Cook time 8 hrs. Serves 8");
 * returns none for any other line.
 */
export function parseFactChain(text: string): string[] {
  if (text.length > MAX_CHAIN_LENGTH || !SOME_NUMBER.test(text)) return []
  const parts: string[] = []
  let start = 0
  for (const boundary of text.matchAll(BOUNDARY)) {
    const end = boundary.index + boundary[0].length
    const part = text.slice(start, boundary.index)
    const fact = wholeFact(part)
    if (fact === null || !beginsOtherFact(text.slice(end), fact)) continue
    parts.push(part)
    start = end
  }
  const last = text.slice(start).replace(/[\s.,;]+$/, '')
  return parts.length > 0 && wholeFact(last) !== null ? [...parts, last] : []
}

function wholeFact(part: string): Fact | null {
  const labelled = parseLabelledFact(trimMarks(part))
  return labelled && isFactValue(labelled.fact, labelled.value) ? labelled.fact : null
}

function beginsOtherFact(text: string, before: Fact): boolean {
  const label = FACT_LABELS.find(([, pattern]) => pattern.test(text))
  return label !== undefined && label[0] !== before && NUMBER_NEXT.test(text.replace(label[1], ''))
}
