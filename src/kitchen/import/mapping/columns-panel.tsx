'use client'

import type { ReactElement } from 'react'
import type { ColumnChoices, ImportTable } from '@/src/contract/import-table'
import { TABLE_FIELDS, TABLE_FIELD_NAMES } from '@/src/domain/table-fields'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { QuietSection } from '../../recipe/fields/section'
import { chosenColumns, columnsSummary } from './column-choices'
import styles from './mapping.module.css'

type Props = {
  tables: readonly ImportTable[]
  columns: ColumnChoices
  onChange: (columns: ColumnChoices) => void
  isBusy: boolean
  onReadAgain: () => void
}

const label = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1)

const OPTIONS = [
  { value: 'nothing' as const, label: 'Leave out' },
  ...TABLE_FIELD_NAMES.map((value) => ({ value, label: label(TABLE_FIELDS[value]) })),
]

/**
 * Choices for the columns of tables, with their first cells, and another dry run with them.
 * @see docs/product/import-and-export.md#tables
 */
export function ColumnsPanel({
  tables,
  columns,
  onChange,
  isBusy,
  onReadAgain,
}: Props): ReactElement {
  return (
    <QuietSection title="Columns" summary={columnsSummary(tables)}>
      {tables.map((table) => (
        <ul key={table.name} className={styles.rows} aria-label={`Columns of ${table.name}`}>
          {table.columns.map(({ name, examples }) => (
            <li key={name} className={styles.row}>
              <span className={styles.name} dir="auto">
                {name}{' '}
                <span className={styles.facts}>
                  {examples.filter((cell) => cell !== '').join(' · ')}
                </span>
              </span>
              <SelectField
                label={`Read ${name} as`}
                value={columns[name] ?? 'nothing'}
                options={OPTIONS}
                onChange={(field) =>
                  onChange({ ...chosenColumns(tables), ...columns, [name]: field })
                }
              />
            </li>
          ))}
        </ul>
      ))}
      <Button isBusy={isBusy} onClick={onReadAgain}>
        Read again with these columns
      </Button>
    </QuietSection>
  )
}
