import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** "1 Beat the eggs …", "1、…", "1.- …": a number that no mark, or another than ours, parts from its step. */
const COUNTED =
  /^(\d{1,2})(?:\s*[.)]?\s*[-–]\s*|\s*[、．]\s*|\s+|(?=\p{Lu}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Devanagari}))(?=\p{Lu}[\p{Ll}\s]|[\p{Lo}])/u
const ENDED = /[.!?。！？…:]["”’)»]?$/u
/** Shorter lines may be of a list ("2 Eier"); those behind a first step less likely. */
const MIN_WORDS = { first: 4, next: 2 }

/**
 * Removes consecutive numbers before sentences, so that "2 Pour in the juice and cover." is a step
 * and not an amount.
 */
export function removeStepNumbers(lines: readonly TextLine[]): TextLine[] {
  const steps = new Map<number, string>()
  let next = 1
  lines.forEach(({ text }, at) => {
    const mark = COUNTED.exec(text)
    if (!mark || !isStep(text.slice(mark[0].length), next > 1 ? 'next' : 'first')) return
    if (Number(mark[1]) !== next && Number(mark[1]) !== 1) return
    next = Number(mark[1]) + 1
    steps.set(at, text.slice(mark[0].length))
  })
  if (steps.size < 2 || next < 3) return [...lines]
  return lines.map((line, at) => {
    const text = steps.get(at)
    return text === undefined ? line : { ...line, text, isNumbered: true }
  })
}

const isStep = (text: string, place: keyof typeof MIN_WORDS): boolean =>
  ENDED.test(text) && (text.split(' ').length >= MIN_WORDS[place] || /\p{Lo}{6}/u.test(text))
