import { sendTestAutomaticLetter } from '@/src/server/automatic-letters/test-letter'
import { listAutomaticLetters } from '@/src/server/automatic-letters/read'
import { updateAutomaticLetter } from '@/src/server/automatic-letters/update'
import { getWeeklySummary, updateWeeklySummary } from '@/src/server/weekly-summary/weekly-summary'
import type { Handlers } from '../../call'

/**
 * Letters that a site sends by events, and the summaries for those who work on it.
 * @see docs/product/newsletters.md#automatic-letters
 */
export const automaticLetterHandlers = {
  listAutomaticLetters: async ({ payload, site }) => ({
    automaticLetters: await listAutomaticLetters(payload, site.id),
  }),
  updateAutomaticLetter: async ({ payload, site, params, body }) => ({
    automaticLetter: await updateAutomaticLetter(payload, site, params.letterKind, body),
  }),
  sendTestAutomaticLetter: async ({ payload, site, caller, body }) => {
    await sendTestAutomaticLetter(payload, site, caller, body.kind)
    return {}
  },
  getWeeklySummary: async ({ payload, site, caller }) => ({
    weeklySummary: await getWeeklySummary(payload, site.id, caller.userId),
  }),
  updateWeeklySummary: async ({ payload, site, caller, body }) => ({
    weeklySummary: await updateWeeklySummary(payload, site, caller.userId, body),
  }),
} satisfies Partial<Handlers>
