import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { NamedTerm, TermCreate } from '../site/globals'
import { DeletedTerm, SiteTerm, TermMerge, TermRename } from '../site/site-term'

const OneTerm = z.object({ term: SiteTerm })

/** The terms that recipes of a site are filed under, and its equipment. */
export const termSchemas = {
  listTerms: {
    summary: "Lists a site's own terms and equipment and the shared ones, by kind and title.",
    answer: z.object({ terms: z.array(SiteTerm).describe('Terms, by kind and title.') }),
  },
  createTerm: {
    summary:
      'Creates a term or a piece of equipment of a site; one of the same name that the site may use is returned instead.',
    body: TermCreate,
    answer: z.object({ term: NamedTerm }),
    idempotent: 'by-nature',
  },
  renameTerm: {
    summary:
      'Renames a term of a site; if the name is taken, the 409 error names the term that has it.',
    body: TermRename,
    answer: OneTerm,
    errors: ['conflict', 'forbidden'],
  },
  mergeTerm: {
    summary: 'Merges a term into another one of its kind, which all its recipes get.',
    body: TermMerge,
    answer: OneTerm,
    errors: ['forbidden'],
  },
  deleteTerm: {
    summary: 'Deletes a term of a site and returns what its restoration takes.',
    answer: z.object({ deleted: DeletedTerm }),
    errors: ['forbidden'],
  },
  restoreTerm: {
    summary: 'Restores a deleted term under its id, on the recipes that had it.',
    body: DeletedTerm,
    answer: OneTerm,
    errors: ['conflict'],
  },
} as const satisfies Record<string, CallSchema>
