import { z } from 'zod'
import { CreatedAt, nullableTimeOf, OwnId } from '../common-fields'

/** A background export of a site. @see docs/product/import-and-export.md#exports-in-the-background */
export const SiteExport = z
  .object({
    id: OwnId,
    status: z.enum(['queued', 'running', 'done', 'failed']).describe('Status of the export.'),
    total: z.number().describe('Total number of files; 0 until the export has started.'),
    done: z.number().describe('Number of files written.'),
    bytes: z.number().describe('Size of the ZIP file, in bytes; 0 until it is complete.'),
    message: z.string().nullable().describe('Why the export failed; `null` if it has not failed.'),
    url: z
      .string()
      .nullable()
      .describe('URL of the ZIP file, which requires no sign-in; `null` if there is no file.'),
    expiresAt: nullableTimeOf('Time at which the ZIP file is deleted', 'if there is no file'),
    createdAt: CreatedAt,
  })
  .describe('A background export of a site.')
export type SiteExport = z.infer<typeof SiteExport>
