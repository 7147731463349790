import type { RowGroup, RowGroups } from '../rows/row-groups'
import { toSequence } from '../rows/sequence'
import type { Step } from './step'

/** A heading, or a step with its number in its group. */
export type NumberedEntry = { heading: RowGroup<Step> } | { row: Step; number: number }

/** The steps as they stand below each other; each group counts from 1, as on the site. */
export function numbered(groups: RowGroups<Step>): NumberedEntry[] {
  let number = 0
  return toSequence(groups).map((entry) => {
    number = 'heading' in entry ? 0 : number + 1
    return 'heading' in entry ? entry : { ...entry, number }
  })
}
