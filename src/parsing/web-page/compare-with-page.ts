import { findContradictions } from '@/src/parsing/web-page/contradictions'
import { findContinuedLines, findContinuedSteps } from '@/src/parsing/web-page/layout/continuation'
import { getPageRows } from '@/src/parsing/web-page/layout/page-rows'
import { replaceComputedAmounts } from '@/src/parsing/web-page/layout/shown-amounts'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import type {
  ParsedIngredientGroup,
  ParsedInstructionGroup,
  ParseWarning,
} from '@/src/parsing/web-page/types'

/** Maximum number of lines named in a message. */
const MAX_NAMED = 20

/**
 * Compares the ingredient list of structured data with the page: takes computed amounts as
 * displayed, adds lines that only the page has, and warns of those and of different amounts.
 * @see docs/parsing.md#a-page-from-the-best-of-what-it-offers
 */
export function compareList(
  told: ParsedIngredientGroup[],
  page: PageDocument,
  warnings: ParseWarning[],
): ParsedIngredientGroup[] {
  if (told.length === 0) return told
  const rows = getPageRows(page)
  const groups = replaceComputedAmounts(told, rows)
  const known = groups.flatMap((group) => group.lines)
  const added = findContinuedLines(known, rows)
  warnings.push(...additionWarnings('ingredients', added), ...contradictionWarnings(known, rows))
  return withLast(groups, (group) => ({ ...group, lines: [...group.lines, ...added] }))
}

/**
 * Compares the method of structured data with the page: adds steps that only the page has, with a
 * warning.
 * @see docs/parsing.md#a-page-from-the-best-of-what-it-offers
 */
export function compareMethod(
  told: ParsedInstructionGroup[],
  page: PageDocument,
  warnings: ParseWarning[],
): ParsedInstructionGroup[] {
  if (told.length === 0) return told
  const known = told.flatMap((group) => group.steps.map((step) => step.text))
  const added = findContinuedSteps(known, page.blocks)
  warnings.push(...additionWarnings('steps', added))
  const steps = added.map((text) => ({ text, imageUrls: [] }))
  return withLast(told, (group) => ({ ...group, steps: [...group.steps, ...steps] }))
}

const withLast = <G>(groups: G[], change: (group: G) => G): G[] =>
  groups.map((group, at) => (at === groups.length - 1 ? change(group) : group))

function additionWarnings(kind: string, added: readonly string[]): ParseWarning[] {
  if (added.length === 0) return []
  const named = added.slice(0, MAX_NAMED).map((text) => `“${text}”`)
  return [
    {
      code: 'read_from_layout',
      message: `The structured data of the page is missing some ${kind}. Added from the page (${added.length}): ${named.join(' ')}`,
    },
  ]
}

function contradictionWarnings(...told: Parameters<typeof findContradictions>): ParseWarning[] {
  const found = findContradictions(...told)
  if (found.length === 0) return []
  const pairs = found
    .slice(0, MAX_NAMED)
    .map(({ told: line, shown }) => `“${line}” (data), “${shown}” (page)`)
  const rest = found.length > MAX_NAMED ? `; ${found.length - MAX_NAMED} more` : ''
  return [
    {
      code: 'contradicted',
      message: `The page shows other amounts than its structured data: ${pairs.join('; ')}${rest}.`,
    },
  ]
}
