import { countRecipients } from '@/src/server/newsletters/audience'
import { changeNewsletterSend } from '@/src/server/newsletters/control'
import { rescheduleNewsletterSend } from '@/src/server/newsletters/schedule'
import { checkNewsletter } from '@/src/server/newsletters/checks/check-newsletter'
import { previewNewsletter } from '@/src/server/newsletters/preview'
import {
  createNewsletterSend,
  getNewsletterSend,
  listNewsletterSends,
} from '@/src/server/newsletters/sends'
import {
  createSuppression,
  deleteSuppression,
  listSuppressions,
} from '@/src/server/newsletters/suppressions'
import { sendTestNewsletter } from '@/src/server/newsletters/test-send'
import type { Handlers } from '../../call'

/**
 * Newsletters of a site, and the addresses that get none.
 * @see docs/product/newsletters.md
 */
export const newsletterHandlers = {
  listNewsletterSends: ({ payload, site, query }) => listNewsletterSends(payload, site.id, query),
  createNewsletterSend: async ({ payload, site, body }) => ({
    newsletterSend: await createNewsletterSend(payload, site.id, body),
  }),
  getNewsletterSend: async ({ payload, site, params }) => ({
    newsletterSend: await getNewsletterSend(payload, site.id, params.id),
  }),
  rescheduleNewsletterSend: async ({ payload, site, params, body }) => ({
    newsletterSend: await rescheduleNewsletterSend(payload, site.id, params.id, body.sendAt),
  }),
  pauseNewsletterSend: async ({ payload, site, params }) => ({
    newsletterSend: await changeNewsletterSend(payload, site.id, params.id, 'pause'),
  }),
  resumeNewsletterSend: async ({ payload, site, params }) => ({
    newsletterSend: await changeNewsletterSend(payload, site.id, params.id, 'resume'),
  }),
  cancelNewsletterSend: async ({ payload, site, params }) => ({
    newsletterSend: await changeNewsletterSend(payload, site.id, params.id, 'cancel'),
  }),
  countNewsletterRecipients: async ({ payload, site, query }) => ({
    recipients: await countRecipients(payload, site.id, query),
  }),
  checkNewsletter: async ({ payload, site, caller, body }) => ({
    findings: await checkNewsletter(payload, site, caller, body),
  }),
  previewNewsletter: async ({ payload, site, body }) => ({
    preview: await previewNewsletter(payload, site, body),
  }),
  sendTestNewsletter: async ({ payload, site, caller, body }) => {
    await sendTestNewsletter(payload, site, caller, body)
    return {}
  },
  listSuppressions: ({ payload, site, query }) => listSuppressions(payload, site.id, query),
  createSuppression: async ({ payload, site, body }) => ({
    suppression: await createSuppression(payload, site.id, body),
  }),
  deleteSuppression: async ({ payload, site, params }) => {
    await deleteSuppression(payload, site.id, params.id)
    return {}
  },
} satisfies Partial<Handlers>
