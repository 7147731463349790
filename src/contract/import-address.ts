import { z } from 'zod'
import { NonEmpty } from './basics'
import { INVALID_INPUT, INVALID_URL } from './messages'

/** Programs whose sites can be read at their address. */
export const SITE_PROGRAMS = ['wordpress', 'ghost'] as const

/** A site that is read at its address, as it is stored with an import. */
export const ImportSource = z.object({
  program: z.enum(SITE_PROGRAMS),
  address: z.string(),
  key: z.string().nullable(),
})
export type ImportSource = z.output<typeof ImportSource>

/** Body of an import from the address of a site. @see docs/product/import-and-export.md#from-an-address */
export const AddressImportCreate = z
  .strictObject({
    program: z.enum(SITE_PROGRAMS).describe('The program the site runs on.'),
    address: NonEmpty.max(2_048, { error: INVALID_URL }).describe(
      'Address of the site, such as `blog.example.com`; https unless another scheme is given.',
    ),
    key: z
      .string()
      .trim()
      .regex(/^[\da-f]{20,64}$/i, { error: 'Copy the Content API key as Ghost shows it' })
      .optional()
      .describe('For Ghost: the key of its Content API, which Ghost shows under Integrations.'),
  })
  .refine(({ program, key }) => program !== 'ghost' || key !== undefined, {
    path: ['key'],
    error: 'Required',
  })
  .refine(({ program, key }) => program !== 'wordpress' || key === undefined, {
    path: ['key'],
    error: INVALID_INPUT,
  })
  .describe('The address of a site to import from.')
export type AddressImportCreate = z.output<typeof AddressImportCreate>
