import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { NamedTerm, TermCreate } from '../site/globals'
import { DeletedTerm, SiteTerm, TermMerge, TermRename } from '../site/site-term'

const OneTerm = z.object({ term: SiteTerm })

/** The terms that recipes of a site are filed under, and its equipment. */
export const termSchemas = {
  listTerms: {
    summary: "Lists a site's own and shared terms and equipment, by kind and title.",
    answer: z.object({ terms: z.array(SiteTerm).describe('Terms, by kind and title.') }),
  },
  createTerm: {
    summary:
      'Creates a term or a piece of equipment for a site; if one with the same name is available to the site, returns that instead.',
    body: TermCreate,
    answer: z.object({ term: NamedTerm }),
    idempotent: 'by-nature',
  },
  renameTerm: {
    summary:
      'Renames a term of a site; if the name is taken, the 409 error identifies the existing term.',
    body: TermRename,
    answer: OneTerm,
    errors: ['conflict', 'forbidden'],
  },
  mergeTerm: {
    summary: 'Merges a term into another of the same kind; its recipes get that term.',
    body: TermMerge,
    answer: OneTerm,
    errors: ['forbidden'],
  },
  deleteTerm: {
    summary: 'Deletes a term of a site and returns the data needed to restore it.',
    answer: z.object({ deleted: DeletedTerm }),
    errors: ['forbidden'],
  },
  restoreTerm: {
    summary: 'Restores a deleted term with its ID and recipes.',
    body: DeletedTerm,
    answer: OneTerm,
    errors: ['conflict'],
  },
} as const satisfies Record<string, CallSchema>
