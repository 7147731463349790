import { normaliseLine } from '@/src/parsing/ingredient-line/line-text'
import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'
import { readLine } from '@/src/parsing/ingredient-line/read-line'
import type { ParsedIngredientLine } from '@/src/parsing/ingredient-line/types'

/**
 * Parses a line by the convention of the labelled lines: the quantity is the first amount without
 * added amounts ("1 cup plus 2 tbsp" is one cup), and an article is not a quantity ("a big bunch").
 */
export function parse(line: string): ParsedIngredientLine {
  const text = normaliseLine(line)
  const { main } = readLine(text)
  const parsed = parseIngredientLine(line)
  if (!main) return parsed
  const [number] = main.numbers
  const isArticle = number && /^an?$/i.test(text.slice(number.start, number.end))
  const { quantityMin, quantityMax } = isArticle ? { quantityMin: null, quantityMax: null } : main
  return { ...parsed, quantityMin, quantityMax }
}
