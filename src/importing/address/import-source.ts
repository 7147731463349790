import { z } from 'zod'
import { SITE_PROGRAMS } from '@/src/contract/import-address'

/** A site to import from its address, as stored with the import. */
export const ImportSource = z.object({
  program: z.enum(SITE_PROGRAMS),
  address: z.string(),
  /** The key of Ghost's Content API; null after the download, and for WordPress. */
  key: z.string().nullable(),
})
export type ImportSource = z.output<typeof ImportSource>
