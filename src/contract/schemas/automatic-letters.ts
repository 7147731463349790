import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  AutomaticLetter,
  AutomaticLetterTest,
  AutomaticLetterUpdate,
} from '../people/automatic-letter'

/** Letters that a site sends by events. */
export const automaticLetterSchemas = {
  listAutomaticLetters: {
    summary: 'Lists the automatic letters of a site: two welcome letters and the weekly digest.',
    answer: z.object({
      automaticLetters: z.array(AutomaticLetter).describe('One of each kind.'),
    }),
  },
  updateAutomaticLetter: {
    summary: 'Updates an automatic letter, or switches it on or off.',
    body: AutomaticLetterUpdate,
    answer: z.object({ automaticLetter: AutomaticLetter }),
  },
  sendTestAutomaticLetter: {
    summary: 'Emails an automatic letter to the caller alone.',
    body: AutomaticLetterTest,
    answer: z.object({}),
    errors: ['conflict', 'rate_limited', 'mail_unavailable'],
  },
} as const satisfies Record<string, CallSchema>
