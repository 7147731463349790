import { isAmountOnly, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'

const LEADER = /\s*(?:\.{3,}|…+|(?:\s\.){3,}|・{2,}|_{3,}|-{3,}|—{2,}|–{2,})\s*/u
const MARKED = /^(.{2,60}?)\s*(?:[=＝]|-+>|→|⇒|(?<!\d)\s[x×]\s(?=\d))\s*(.{1,40})$/u

/**
 * Moves an amount at the end of a line before the name: "Flour ....... 500 g", "Flour = 3 cups",
 * "Peppers x 4".
 */
export function convertLeaders(paste: CleanedText): CleanedText {
  return { ...paste, lines: paste.lines.map(withoutLeader) }
}

function withoutLeader(line: string): string {
  return line.length > 120 ? line : (withoutDots(line.trim()) ?? withoutMark(line.trim()) ?? line)
}

function withoutDots(text: string): string | null {
  const leader = LEADER.exec(text)
  if (!leader || leader.index === 0) return null
  const [left, right] = [text.slice(0, leader.index), text.slice(leader.index + leader[0].length)]
  return right !== '' && isShort(left) && isShort(right) ? joined(left, right) : null
}

function withoutMark(text: string): string | null {
  const [, name = '', amount = ''] = MARKED.exec(text) ?? []
  const isMarked = name !== '' && !startsWithAmount(name) && isAmountOnly(amount)
  return isMarked ? `${amount} ${name}` : null
}

const isShort = (text: string): boolean => text.length < 60 && !/[.!?]$/.test(text)

const joined = (left: string, right: string): string =>
  startsWithAmount(left) && !startsWithAmount(right) ? `${left} ${right}` : `${right} ${left}`
