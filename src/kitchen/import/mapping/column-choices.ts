import type { ColumnChoices, ImportTable } from '@/src/contract/import-table'
import { TABLE_FIELD_NAMES } from '@/src/domain/table-fields'
import { formatCount } from '../import-words'

/** The fields that a dry run has read columns as, as choices; `nothing` for those it left out. */
export const chosenColumns = (tables: readonly ImportTable[]): ColumnChoices =>
  Object.fromEntries(
    tables.flatMap(({ columns }) =>
      columns.map(({ name, field }) => [
        name,
        TABLE_FIELD_NAMES.find((each) => each === field) ?? ('nothing' as const),
      ]),
    ),
  )

/** Whether a person has to look at the columns: some are guessed, or no table has a title. */
export const needsColumns = (tables: readonly ImportTable[]): boolean =>
  tables.some(
    ({ columns }) =>
      columns.some(({ isGuessed }) => isGuessed) || !columns.some(({ field }) => field === 'title'),
  )

/** A summary of how columns were recognised: "2 guessed, 1 left out". */
export function columnsSummary(tables: readonly ImportTable[]): string {
  const columns = tables.flatMap((table) => table.columns)
  const guessed = columns.filter(({ isGuessed }) => isGuessed).length
  const unknown = columns.filter(({ field }) => field === null).length
  const parts = [
    guessed === 0 ? '' : `${guessed} guessed`,
    unknown === 0 ? '' : `${unknown} left out`,
  ].filter((part) => part !== '')
  return parts.join(', ') || formatCount(columns.length, 'column')
}
