import { z } from 'zod'
import { TABLE_FIELD_NAMES } from '@/src/domain/table-fields'

/** Maximum number of tables of an import whose columns are shown. */
export const MAX_IMPORT_TABLES = 20

/** The field of a column, by the name of the column; `nothing` leaves it out. */
export const ColumnChoices = z
  .record(z.string().min(1).max(500), z.enum([...TABLE_FIELD_NAMES, 'nothing']))
  .refine((columns) => Object.keys(columns).length <= 200, { error: 'At most 200 columns' })
  .describe('Field of each column, by the name of the column; `nothing` leaves a column out.')
export type ColumnChoices = z.output<typeof ColumnChoices>

/** A table of an import with its columns. */
export const ImportTable = z
  .object({
    name: z.string().describe('Name of its file.'),
    columns: z
      .array(
        z.object({
          name: z.string().describe('Name of the column.'),
          field: z.string().nullable().describe('Field it is read as; null for none.'),
          isGuessed: z
            .boolean()
            .describe('Whether its content tells the field, rather than its name or a choice.'),
          examples: z.array(z.string()).describe('Its cells in the first rows.'),
        }),
      )
      .describe('Columns in their order.'),
  })
  .describe('A table with its columns.')
export type ImportTable = z.infer<typeof ImportTable>
