import { isAmountOnly, isIngredientLike } from '@/src/parsing/recipe-lines/line-kind'
import {
  isIngredientsTitle,
  isInstructionsTitle,
} from '@/src/parsing/web-page/layout/section-words'
import type { CleanedText } from './cleaned'

const GAP = /\S( {3,})\S/

interface Row {
  left: string
  right: string
}

/** Joins two columns of a printed page one below the other, and closes wide gaps within lines. */
export function joinColumns(paste: CleanedText): CleanedText {
  const lines: string[] = []
  let block: Row[] = []
  const close = (): void => {
    lines.push(...columnsOf(block))
    block = []
  }
  for (const line of paste.lines) {
    const row = rowOf(line)
    if (row) block.push(row)
    else if (block.length > 0 && line.trim() !== '' && line.trim().length < 60 && !isTitle(line)) {
      block.push({ left: line.trim(), right: '' })
    } else {
      close()
      lines.push(line)
    }
  }
  close()
  return { ...paste, lines }
}

const isTitle = (line: string): boolean => isIngredientsTitle(line) || isInstructionsTitle(line)

function rowOf(line: string): Row | null {
  const gap = GAP.exec(line.trimEnd())
  if (!gap || line.length > 300) return null
  const at = gap.index + 1
  return { left: line.slice(0, at).trim(), right: line.slice(at).trim() }
}

function columnsOf(rows: readonly Row[]): string[] {
  const both = rows.filter(({ right }) => right !== '')
  if (both.length === 0) return rows.map(({ left }) => left)
  // "2 racks      pork ribs": amount and name of one line.
  const isOneLine = both.filter(({ left }) => isAmountOnly(left)).length >= both.length / 2
  const isAmountRight = both.filter(({ right }) => isAmountOnly(right)).length >= both.length / 2
  if (isOneLine || isAmountRight || both.length < 2) {
    return rows.map(({ left, right }) => `${left} ${right}`.trim())
  }
  const columns = [rows.map(({ left }) => left), rows.map(({ right }) => right)]
  const [left = [], right = []] = columns.map((column) => column.filter((text) => text !== ''))
  return [...left, ...withMethodTitle(left, right)]
}

// A column of sentences beside a list is the method, even without a title.
function withMethodTitle(left: readonly string[], right: readonly string[]): string[] {
  const isList = left.filter(isIngredientLike).length >= left.length / 2
  const isMethod = right.filter(isIngredientLike).length < right.length / 3
  const texts = right.map((text) => text.replace(/^(\d{1,2})\s{2,}/, '$1. '))
  return isList && isMethod && !right.some(isTitle) ? ['', ...texts] : texts
}
