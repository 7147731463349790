import { z } from 'zod'
import { TABLE_FIELD_NAMES } from '@/src/domain/table-fields'

/** Maximum number of tables of an import whose columns are shown. */
export const MAX_IMPORT_TABLES = 20

/** The field of a column, by the name of the column; `nothing` leaves it out. */
export const ColumnChoices = z
  .record(z.string().min(1).max(500), z.enum([...TABLE_FIELD_NAMES, 'nothing']))
  .refine((columns) => Object.keys(columns).length <= 200, { error: 'At most 200 columns' })
  .describe('Target field of each column, keyed by column name; `nothing` skips the column.')
export type ColumnChoices = z.output<typeof ColumnChoices>

/** A table of an import with its columns. */
export const ImportTable = z
  .object({
    name: z.string().describe('File name.'),
    columns: z
      .array(
        z.object({
          name: z.string().describe('Column name.'),
          field: z
            .string()
            .nullable()
            .describe('Target field; `null` if the column is not imported.'),
          isGuessed: z
            .boolean()
            .describe(
              'Whether the field was detected from the cells rather than from the column name or a choice.',
            ),
          examples: z.array(z.string()).describe('Cells from the first rows.'),
        }),
      )
      .describe('Columns, in order.'),
  })
  .describe('A table and its columns.')
export type ImportTable = z.infer<typeof ImportTable>
