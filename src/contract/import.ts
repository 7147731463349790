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
      .describe('State of the import; `failed` and `canceled` ones can be resumed.'),
    fileName: z.string().nullable().describe('Name of the uploaded file; null if unknown.'),
    format: z.string().describe('The detected formats; `unknown` before the file has been read.'),
    dryRun: z.boolean().describe('Whether nothing is stored.'),
    startedImportId: OwnId.nullable().describe(
      'Id of the latest import that was started from this dry run; null if there is none.',
    ),
    onRepeat: z
      .enum(['update', 'skip'])
      .describe('Treatment of recipes that were imported before.'),
    asDrafts: z.boolean().describe('Whether new recipes become drafts, whatever they were before.'),
    total: z.number().describe('Number of rows; 0 before the file has been read.'),
    done: z.number().describe('Number of rows processed.'),
    created: z.number().describe('Number of rows that created something.'),
    updated: z.number().describe('Number of rows that updated something.'),
    skipped: z.number().describe('Number of rows that changed nothing.'),
    failed: z.number().describe('Number of rows that failed.'),
    kinds: z
      .object({
        recipe: z.number().describe('Number of recipes.'),
        post: z.number().describe('Number of posts: articles without a structured recipe.'),
        subscriber: z.number().describe('Number of subscribers.'),
        optOut: z
          .number()
          .describe('Number of people who opted out on the old platform: they get no mails.'),
      })
      .describe('Number of rows by kind.'),
    pictures: z
      .object({
        total: z.number().describe('Number of pictures to fetch.'),
        stored: z.number().describe('Number of pictures stored.'),
        failed: z.number().describe('Number of pictures that could not be fetched or read.'),
      })
      .describe('Pictures, which are fetched after the rows.'),
    message: z
      .string()
      .nullable()
      .describe('Reason why the import failed as a whole; null if it has not failed.'),
    notice: z
      .string()
      .nullable()
      .describe(
        'What the import did with the measures of the site; null if there is nothing to say.',
      ),
    createdAt: CreatedAt,
    issues: z
      .array(
        z.object({
          position: z.number().describe('Position of the row in the file, from 1.'),
          title: z.string().nullable().describe('Title of the row; null if it has none.'),
          message: z.string().describe('Reason why the row failed.'),
        }),
      )
      .describe('The first 100 failed rows; the report has all of them.'),
  })
  .describe('A bulk import with its progress.')
export type Import = z.infer<typeof Import>

/** An import in a list. */
export const ImportListed = Import.omit({ issues: true, kinds: true, pictures: true }).describe(
  'An import in a list.',
)
export type ImportListed = z.infer<typeof ImportListed>

/** The form fields of an import, apart from its file. */
export const ImportCreate = z
  .strictObject({
    format: NonEmpty.max(100).optional().describe('Name of the format; detected when left out.'),
    dryRun: z.stringbool().optional().describe('Report what would be stored, and store nothing.'),
    onRepeat: z
      .enum(['update', 'skip'])
      .optional()
      .describe('Treatment of recipes that were imported before; `update` by default.'),
    asDrafts: z
      .stringbool()
      .optional()
      .describe('Make new recipes drafts, also those that are published in the source.'),
    columns: z
      .string()
      .max(20_000)
      .optional()
      .describe('For CSV: a JSON object from column header to field.'),
  })
  .describe('The fields of the form that creates an import.')
export type ImportCreate = z.output<typeof ImportCreate>

/** Options that can be changed when a dry run is repeated as an import. */
export const ImportStart = z
  .strictObject({
    onRepeat: z
      .enum(['update', 'skip'])
      .optional()
      .describe('Treatment of recipes that were imported before; as in the dry run by default.'),
    asDrafts: z
      .boolean()
      .optional()
      .describe('Make new recipes drafts; as in the dry run by default.'),
    columns: ColumnChoices.optional().describe(
      'Fields of the columns of a table; as in the dry run by default. Remembered for tables with the same columns.',
    ),
    types: TypeChoices.optional(),
    dryRun: z
      .boolean()
      .optional()
      .describe('Make another dry run, such as with other columns; false by default.'),
    mapping: ImportMapping.optional().describe(
      'Decisions about authors, categories, tags and old addresses.',
    ),
  })
  .describe('Options that can be changed when a dry run is repeated as an import.')
export type ImportStart = z.output<typeof ImportStart>

/** Filters for the rows of an import. */
export const ImportRowsQuery = z.object({
  outcome: z
    .enum(['created', 'updated', 'skipped', 'failed'])
    .optional()
    .describe('Only rows with this outcome.'),
  kind: z
    .enum(['recipe', 'post', 'subscriber', 'optOut', 'part'])
    .optional()
    .describe('Only rows that are this.'),
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
    .describe('Number of these rows to skip.'),
  after: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(0)
    .max(100_000_000)
    .optional()
    .describe('Only rows behind this position: that of the last row of the page before.'),
})
export type ImportRowsQuery = z.output<typeof ImportRowsQuery>

/**
 * The result of one row of an import.
 * @see docs/product/import-and-export.md#failed-rows
 */
export const ImportRow = z
  .object({
    id: OwnId,
    position: z.number().describe('Position of the row in the file, from 1.'),
    name: z.string().nullable().describe('Place of the row in the file; null if unknown.'),
    kind: z.string().nullable().describe('Kind of the row, such as `recipe` or `post`.'),
    outcome: z.enum(['created', 'updated', 'skipped', 'failed']).describe('Result of the row.'),
    title: z.string().nullable().describe('Title of the row; null if it has none.'),
    message: z
      .string()
      .nullable()
      .describe('Reason why the row failed or was skipped; null otherwise.'),
    warnings: z.array(z.string()).describe('Content that was left out or guessed.'),
    recipeId: z.string().nullable().describe('Id of the recipe; null if there is none.'),
    failedPictures: z
      .array(
        z.object({
          source: z
            .string()
            .nullable()
            .describe('Address or file of the picture; null if it stands in the recipe itself.'),
          message: z.string().describe('Reason why the picture could not be fetched or read.'),
        }),
      )
      .describe('Pictures of the row that could not be fetched or read, at most 20.'),
    isRetryable: z
      .boolean()
      .describe('Whether the row failed and can be corrected and tried again without the file.'),
  })
  .describe('Result of one row of an import.')
export type ImportRow = z.infer<typeof ImportRow>

/** Corrections of a failed row. */
export const ImportRowRetry = z
  .strictObject({
    title: NonEmpty.max(500).optional().describe('The title, where the row had none.'),
  })
  .describe('Corrections of a failed row.')
