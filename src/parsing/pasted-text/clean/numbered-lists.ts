import { isSentence, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'

/** "1/ Blend the dates.", "a) Sweat the leeks." */
const MARK = /^\s*(?:(\d{1,2})\s?\/|([a-h])\))\s+(?=\p{L})/u
const NUMBERED = /^\s*(\d{1,2})\s?[.)]\s+(\S.*)$/u
/** Share of lines with an amount that makes a numbered list one of ingredients. */
const MIN_COUNTED = 0.6
const MIN = 3

/** Normalises step numbers ("1/", "a)") to "1." and removes the numbers of ingredients. */
export function normaliseNumbering(paste: CleanedText): CleanedText {
  return { ...paste, lines: withoutNumbers(withPlainMarks(paste.lines)) }
}

function withPlainMarks(lines: readonly string[]): string[] {
  const found = lines.flatMap((line) => MARK.exec(line) ?? [])
  const places = lines.flatMap((line) => placeIn(line) ?? [])
  const isCounting = places.length >= 2 && places.every((place, i) => place === i + 1)
  if (!isCounting || found.length === 0) return [...lines]
  return lines.map((line) => line.replace(MARK, `${placeIn(line) ?? ''}. `))
}

function placeIn(line: string): number | null {
  const mark = MARK.exec(line)
  if (!mark) return null
  return mark[1] === undefined ? (mark[2] ?? '').charCodeAt(0) - 96 : Number(mark[1])
}

function withoutNumbers(lines: string[]): string[] {
  const plain = [...lines]
  for (const run of runsOf(lines)) {
    const texts = run.map((at) => NUMBERED.exec(lines[at] ?? '')?.[2] ?? '')
    const counted = texts.filter((text) => startsWithAmount(text) && !isSentence(text)).length
    if (texts.length < MIN || counted < texts.length * MIN_COUNTED) continue
    run.forEach((at, i) => {
      plain[at] = `- ${texts[i] ?? ''}`
    })
  }
  return plain
}

// Returns the runs of lines numbered from one.
function runsOf(lines: readonly string[]): number[][] {
  const runs: number[][] = []
  lines.forEach((line, at) => {
    const number = Number(NUMBERED.exec(line)?.[1] ?? 0)
    if (number === 1) runs.push([at])
    else if (number > 0 && number === (runs.at(-1)?.length ?? 0) + 1) runs.at(-1)?.push(at)
  })
  return runs
}
