import { z } from 'zod'
import { NonEmpty } from './basics'
import { CreatedAt, OwnId } from './common-fields'
import { ImportMapping } from './import-mapping'
import { ColumnChoices } from './import-table'
import { TypeChoices } from './import-types'
import { INVALID_INPUT } from './messages'

/**
 * A bulk import with its progress.
 * @see docs/product/import-and-export.md#imports
 */
export const Import = z
  .object({
    id: OwnId,
    status: z
      .enum(['queued', 'running', 'done', 'canceled', 'failed'])
      .describe('Status of the import; it can be resumed if `failed` or `canceled`.'),
    fileName: z.string().nullable().describe('Name of the uploaded file; `null` if unknown.'),
    format: z.string().describe('Detected formats; `unknown` until the file has been read.'),
    dryRun: z.boolean().describe('Whether this is a dry run, which stores nothing.'),
    startedImportId: OwnId.nullable().describe(
      'ID of the latest import started from this dry run; `null` if there is none.',
    ),
    onRepeat: z
      .enum(['update', 'skip'])
      .describe('What happens to recipes that were imported before.'),
    asDrafts: z
      .boolean()
      .describe(
        'Whether new recipes are imported as drafts even if they were published in the source.',
      ),
    total: z.number().describe('Number of rows; 0 until the file has been read.'),
    done: z.number().describe('Number of rows processed.'),
    created: z.number().describe('Number of rows that created an item.'),
    updated: z.number().describe('Number of rows that updated an item.'),
    skipped: z.number().describe('Number of rows that changed nothing.'),
    failed: z.number().describe('Number of rows that failed.'),
    kinds: z
      .object({
        recipe: z.number().describe('Number of recipes.'),
        post: z
          .number()
          .describe('Number of posts, which are articles without a structured recipe.'),
        letter: z.number().describe('Number of posts that are letters.'),
        subscriber: z.number().describe('Number of subscribers.'),
        optOut: z
          .number()
          .describe('Number of people who unsubscribed on the old platform; they get no emails.'),
      })
      .describe('Row counts by kind.'),
    pictures: z
      .object({
        total: z.number().describe('Number of pictures to fetch.'),
        stored: z.number().describe('Number of pictures stored.'),
        failed: z.number().describe('Number of pictures that could not be fetched or read.'),
      })
      .describe('Progress of the pictures, which are fetched after the rows.'),
    message: z
      .string()
      .nullable()
      .describe('Why the whole import failed; `null` if it has not failed.'),
    notice: z
      .string()
      .nullable()
      .describe(
        'How the import changed the measurement settings of the site; `null` if it did not.',
      ),
    createdAt: CreatedAt,
    issues: z
      .array(
        z.object({
          position: z.number().describe('Position of the row in the file, starting at 1.'),
          title: z.string().nullable().describe('Title of the row; `null` if it has none.'),
          message: z.string().describe('Why the row failed.'),
        }),
      )
      .describe('The first 100 failed rows; the report lists all of them.'),
  })
  .describe('A bulk import and its progress.')
export type Import = z.infer<typeof Import>

/** An import in a list. */
export const ImportListed = Import.omit({ issues: true, kinds: true, pictures: true }).describe(
  'An import in a list.',
)
export type ImportListed = z.infer<typeof ImportListed>

/** The form fields of an import, apart from its file. */
export const ImportCreate = z
  .strictObject({
    format: NonEmpty.max(100).optional().describe('Name of the format; detected if omitted.'),
    dryRun: z
      .stringbool()
      .optional()
      .describe('Report what would be imported without storing anything.'),
    onRepeat: z
      .enum(['update', 'skip'])
      .optional()
      .describe('What to do with recipes that were imported before; `update` by default.'),
    asDrafts: z
      .stringbool()
      .optional()
      .describe('Import new recipes as drafts, even those that are published in the source.'),
    columns: z
      .string()
      .max(20_000)
      .optional()
      .describe('For CSV: a JSON object that maps column headers to fields.'),
  })
  .describe('Form fields for creating an import.')
export type ImportCreate = z.output<typeof ImportCreate>

/** Options that can be changed when a dry run is repeated as an import. */
export const ImportStart = z
  .strictObject({
    onRepeat: z
      .enum(['update', 'skip'])
      .optional()
      .describe(
        "What to do with recipes that were imported before; defaults to the dry run's setting.",
      ),
    asDrafts: z
      .boolean()
      .optional()
      .describe("Import new recipes as drafts; defaults to the dry run's setting."),
    columns: ColumnChoices.optional().describe(
      "Field of each table column; defaults to the dry run's. Remembered for tables with the same columns.",
    ),
    types: TypeChoices.optional(),
    dryRun: z
      .boolean()
      .optional()
      .describe(
        'Start another dry run instead, for example with other columns; `false` by default.',
      ),
    mapping: ImportMapping.optional().describe(
      'How to import authors, categories, tags and old addresses.',
    ),
  })
  .describe('Options that can be changed when a dry run is started as an import.')
export type ImportStart = z.output<typeof ImportStart>

/** Filters for the rows of an import. */
export const ImportRowsQuery = z.object({
  outcome: z
    .enum(['created', 'updated', 'skipped', 'failed'])
    .optional()
    .describe('Only rows with this result.'),
  kind: z
    .enum(['recipe', 'post', 'letter', 'subscriber', 'optOut', 'part'])
    .optional()
    .describe('Only rows of this kind.'),
  query: z
    .string()
    .max(200)
    .optional()
    .describe('Only rows with these words in their title, place or message.'),
  offset: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(0)
    .max(100_000_000)
    .optional()
    .describe('Number of rows to skip.'),
  after: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(0)
    .max(100_000_000)
    .optional()
    .describe('Only rows after this position: that of the last row of the previous page.'),
})
export type ImportRowsQuery = z.output<typeof ImportRowsQuery>

/**
 * The result of one row of an import.
 * @see docs/product/import-and-export.md#failed-rows
 */
export const ImportRow = z
  .object({
    id: OwnId,
    position: z.number().describe('Position of the row in the file, starting at 1.'),
    name: z.string().nullable().describe('Location of the row in the file; `null` if unknown.'),
    kind: z.string().nullable().describe('Kind of the row, such as `recipe` or `post`.'),
    outcome: z.enum(['created', 'updated', 'skipped', 'failed']).describe('Result of the row.'),
    title: z.string().nullable().describe('Title of the row; `null` if it has none.'),
    message: z.string().nullable().describe('Why the row failed or was skipped; `null` otherwise.'),
    warnings: z.array(z.string()).describe('Content that was dropped or guessed.'),
    recipeId: z.string().nullable().describe('ID of the recipe; `null` if there is none.'),
    letterId: z.string().nullable().describe('ID of the letter; `null` if there is none.'),
    failedPictures: z
      .array(
        z.object({
          source: z
            .string()
            .nullable()
            .describe('URL or file name of the picture; `null` if it is embedded in the recipe.'),
          message: z.string().describe('Why the picture could not be fetched or read.'),
        }),
      )
      .describe('Pictures of the row that could not be fetched or read; at most 20.'),
    isRetryable: z
      .boolean()
      .describe('Whether the failed row can be corrected and retried without the file.'),
  })
  .describe('Result of an import row.')
export type ImportRow = z.infer<typeof ImportRow>

/** Corrections of a failed row. */
export const ImportRowRetry = z
  .strictObject({
    title: NonEmpty.max(500).optional().describe('Title for a row that has none.'),
  })
  .describe('Corrections to a failed row.')

/** The result of deleting the letters of an import. */
export const ImportedLettersDeleted = z.object({
  deleted: z.number().describe('Number of letters deleted.'),
  kept: z.number().describe('Number of letters kept because they were edited or emailed since.'),
})
export type ImportedLettersDeleted = z.infer<typeof ImportedLettersDeleted>
