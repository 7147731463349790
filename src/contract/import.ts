import { z } from 'zod'
import { Id, NonEmpty } from './basics'

/** Maximum size of an import file, in bytes. */
export const MAX_IMPORT_BYTES = 2 * 1024 ** 3

/**
 * A bulk import with its progress.
 * @see docs/product/import-and-export.md#imports
 */
export const Import = z.object({
  id: Id,
  status: z.enum(['queued', 'running', 'done', 'canceled', 'failed']),
  fileName: z.string().nullable(),
  format: z.string().describe('The detected formats; `unknown` before the file has been read.'),
  dryRun: z.boolean().describe('Whether nothing is stored.'),
  onRepeat: z
    .enum(['update', 'skip'])
    .describe('What happens to recipes that were imported before.'),
  total: z.number().describe('Number of rows.'),
  done: z.number().describe('Number of rows processed.'),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  failed: z.number(),
  kinds: z
    .object({ recipe: z.number(), post: z.number(), subscriber: z.number() })
    .describe('Number of rows by kind; a post is an article without a structured recipe.'),
  pictures: z
    .object({ total: z.number(), stored: z.number(), failed: z.number() })
    .describe('Pictures, which are fetched after the rows.'),
  message: z.string().nullable().describe('Why the import failed as a whole.'),
  createdAt: z.string(),
  issues: z
    .array(z.object({ position: z.number(), title: z.string().nullable(), message: z.string() }))
    .describe('The first 100 failed rows; the report has all of them.'),
})
export type Import = z.infer<typeof Import>

/** An import in a list. */
export const ImportListed = Import.omit({ issues: true, kinds: true, pictures: true })
export type ImportListed = z.infer<typeof ImportListed>

/** The form fields of an import, apart from its file. */
export const ImportCreate = z.strictObject({
  format: NonEmpty.max(100).optional().describe('Name of the format; detected when left out.'),
  dryRun: z.stringbool().optional().describe('Report what would be stored, and store nothing.'),
  onRepeat: z
    .enum(['update', 'skip'])
    .optional()
    .describe('What to do with recipes that were imported before; `update` by default.'),
  columns: z
    .string()
    .max(20_000)
    .optional()
    .describe('For CSV: a JSON object from column header to field.'),
})
export type ImportCreate = z.output<typeof ImportCreate>
