import { createContext, use } from 'react'
import type { Issue } from '@/src/contract/error'

/** Messages about rows and headings, by their ids. */
export type RowIssues = ReadonlyMap<string, string>

const NONE: RowIssues = new Map()
const Context = createContext(NONE)

/** Provides issues to the rows below. */
export const RowIssuesProvider = Context.Provider

/** The issue of a row or heading; null without one. */
export const useRowIssue = (id: string): string | null => use(Context).get(id) ?? null

type Lists<Rows extends string> = readonly ({ id: string } & Record<
  Rows,
  readonly { id: string }[]
>)[]

/**
 * Maps issues with paths in a list, such as `ingredientUsageGroups.0.ingredientUsages.3.link`, to the row
 * ids at these paths; the first of each.
 */
export function rowIssues<Rows extends string>(
  issues: readonly Issue[],
  [name, rows]: readonly [name: string, rows: Rows],
  groups: Lists<Rows>,
): RowIssues {
  const found = new Map<string, string>()
  for (const { path, message } of issues) {
    const [list, group = '', part, row] = path.split('.')
    const at = list === name ? groups[Number(group)] : undefined
    if (!at) continue
    const { id } = (part === rows && at[rows][Number(row)]) || at
    if (!found.has(id)) found.set(id, message)
  }
  return found.size === 0 ? NONE : found
}
