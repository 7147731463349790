import { z } from 'zod'
import { Id, NonEmpty } from './basics'

/** Largest file an import takes, in bytes. */
export const MAX_IMPORT_BYTES = 2 * 1024 ** 3

/**
 * A bulk import and how far it has come.
 * @see docs/product/import-and-export.md#imports
 */
export const Import = z.object({
  id: Id,
  status: z.enum(['queued', 'running', 'done', 'canceled', 'failed']),
  fileName: z.string().nullable(),
  /** What the file turned out to be; `unknown` until somebody has looked. */
  format: z.string(),
  dryRun: z.boolean(),
  onRepeat: z.enum(['update', 'skip']),
  total: z.number(),
  done: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  failed: z.number(),
  /** What the rows were found to be: posts are stored as they came. */
  kinds: z.object({ recipe: z.number(), post: z.number(), subscriber: z.number() }),
  /** Pictures, fetched when the rows are done. */
  pictures: z.object({ total: z.number(), stored: z.number(), failed: z.number() }),
  /** Why it failed as a whole. */
  message: z.string().nullable(),
  createdAt: z.string(),
  issues: z.array(
    z.object({ position: z.number(), title: z.string().nullable(), message: z.string() }),
  ),
})
export type Import = z.infer<typeof Import>

/** A line of the list of imports. */
export const ImportListed = Import.omit({ issues: true, kinds: true, pictures: true })
export type ImportListed = z.infer<typeof ImportListed>

/** The parts of an import's form beside its file. */
export const ImportCreate = z.strictObject({
  format: NonEmpty.max(100).optional(),
  dryRun: z.stringbool().optional(),
  onRepeat: z.enum(['update', 'skip']).optional(),
  /** For CSV, as JSON: the field each column is, by the column's head. */
  columns: z.string().max(20_000).optional(),
})
export type ImportCreate = z.output<typeof ImportCreate>
