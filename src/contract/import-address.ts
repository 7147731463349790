import { z } from 'zod'
import { NonEmpty } from './basics'
import { INVALID_URL, REQUIRED } from './messages'

/** Blog software whose sites can be imported by URL. */
export const SITE_PROGRAMS = ['wordpress', 'ghost'] as const

/** Body of an import from the address of a site. @see docs/product/import-and-export.md#from-an-address */
export const AddressImportCreate = z
  .strictObject({
    program: z.enum(SITE_PROGRAMS).describe('Platform that the site runs on.'),
    address: NonEmpty.max(2_048, { error: INVALID_URL }).describe(
      'Address of the site, such as `blog.example.com`; `https` is assumed if it has no scheme.',
    ),
    contentApiKey: z
      .string()
      .trim()
      .regex(/^[\da-f]{20,64}$/i, { error: 'Copy the Content API key as Ghost shows it' })
      .optional()
      .describe(
        'For Ghost: the Content API key, found in Ghost under Integrations. Ignored for WordPress.',
      ),
  })
  .refine(({ program, contentApiKey }) => program !== 'ghost' || contentApiKey !== undefined, {
    path: ['contentApiKey'],
    error: REQUIRED,
  })
  .describe('A site to import from.')
export type AddressImportCreate = z.output<typeof AddressImportCreate>
