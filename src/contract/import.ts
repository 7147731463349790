import { z } from 'zod'
import { Id } from './basics'

/** A bulk import and how far it has come (contract, Imports). */
export const Import = z.object({
  id: Id,
  status: z.enum(['queued', 'running', 'done', 'canceled', 'failed']),
  format: z.string(),
  total: z.number(),
  done: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  failed: z.number(),
  issues: z.array(
    z.object({ position: z.number(), title: z.string().nullable(), message: z.string() }),
  ),
})
export type Import = z.infer<typeof Import>

/** The parts of an import's form beside its file. */
export const ImportCreate = z.strictObject({
  format: z.string().max(100).optional(),
  dryRun: z.stringbool().optional(),
})
