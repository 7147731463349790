import { sendTestAutomaticLetter } from '@/src/server/automatic-letters/test-letter'
import { listAutomaticLetters } from '@/src/server/automatic-letters/read'
import { updateAutomaticLetter } from '@/src/server/automatic-letters/update'
import type { Handlers } from '../../call'

/**
 * Letters that a site sends by events.
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
} satisfies Partial<Handlers>
