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
      'Creates a dry run of the posts at the address of a WordPress or Ghost site; the site is read in the background.',
    body: AddressImportCreate,
    answer: z.object({ import: Import }),
    status: 202,
    errors: ['rate_limited'],
  },
  getImportFindings: {
    summary: 'Returns the authors, categories, tags and old addresses that a dry run has found.',
    answer: ImportFindings,
  },
  listSiteExports: {
    summary: 'Lists the exports of a site that are made in the background, newest first.',
    answer: z.object({ exports: z.array(SiteExport).describe('Exports, newest first.') }),
  },
  createSiteExport: {
    summary:
      'Makes an export of a site in the background; who asked for it gets a link by mail. One at a time for each site.',
    answer: z.object({ export: SiteExport }),
    status: 202,
    errors: ['conflict', 'rate_limited'],
  },
  downloadSiteExport: {
    summary: 'Returns the zip of an export by the token of its link; no sign-in is needed.',
    answer: z.string(),
    gives: 'application/zip',
    errors: ['not_found'],
  },
} as const satisfies Record<string, CallSchema>
