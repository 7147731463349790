import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { WeeklySummary, WeeklySummaryUpdate } from '../people/figures'
import {
  AutomaticLetter,
  AutomaticLetterTest,
  AutomaticLetterUpdate,
} from '../people/automatic-letter'

/** Letters that a site sends by events, and the summaries for those who work on it. */
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
  getWeeklySummary: {
    summary: 'Returns whether the caller gets the weekly summary of a site by email.',
    answer: z.object({ weeklySummary: WeeklySummary }),
  },
  updateWeeklySummary: {
    summary: 'Switches the weekly summary of a site on or off for the caller.',
    body: WeeklySummaryUpdate,
    answer: z.object({ weeklySummary: WeeklySummary }),
  },
} as const satisfies Record<string, CallSchema>
