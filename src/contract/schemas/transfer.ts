import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Import } from '../import'
import { AddressImportCreate } from '../import-address'
import { ImportFindings } from '../import-mapping'
import { SiteExport } from '../site/site-export'

/** Schemas of exports, and of imports other than files. */
export const transferSchemas = {
  createAddressImport: {
    summary:
      'Starts a dry-run import of the posts of a WordPress or Ghost site; the site is read in the background.',
    body: AddressImportCreate,
    answer: z.object({ import: Import }),
    status: 202,
    errors: ['rate_limited'],
  },
  getImportFindings: {
    summary: 'Returns the authors, categories, tags and old addresses found by a dry run.',
    answer: ImportFindings,
  },
  listSiteExports: {
    summary: "Lists a site's background exports, newest first.",
    answer: z.object({ exports: z.array(SiteExport).describe('Exports, newest first.') }),
  },
  createSiteExport: {
    summary:
      'Starts a background export of a site; the caller gets a link by email. Only one can run per site.',
    answer: z.object({ export: SiteExport }),
    status: 202,
    errors: ['conflict', 'rate_limited'],
  },
  downloadSiteExport: {
    summary:
      'Downloads the ZIP file of an export with the token from its link; no sign-in required.',
    answer: z.string(),
    gives: 'application/zip',
    errors: ['not_found'],
  },
} as const satisfies Record<string, CallSchema>
