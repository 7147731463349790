import { z } from 'zod'
import { CreatedAt, nullableTimeOf, OwnId } from '../common-fields'

/** A background export of a site. @see docs/product/import-and-export.md#exports-in-the-background */
export const SiteExport = z
  .object({
    id: OwnId,
    status: z.enum(['queued', 'running', 'done', 'failed']).describe('State of the export.'),
    total: z.number().describe('Number of files to write; 0 before it has begun.'),
    done: z.number().describe('Number of files written.'),
    bytes: z.number().describe('Size of the zip in bytes; 0 until it is done.'),
    message: z.string().nullable().describe('Reason of its failure; null if it has not failed.'),
    url: z
      .string()
      .nullable()
      .describe('Address of the zip, without signing in; null while there is none.'),
    expiresAt: nullableTimeOf('When the zip is deleted', 'while there is none'),
    createdAt: CreatedAt,
  })
  .describe('An export of a site that is made in the background.')
export type SiteExport = z.infer<typeof SiteExport>
