import { z } from 'zod'
import { Id } from '../basics'
import type { CallSchema } from '../call-schema'
import {
  NewsletterReschedule,
  NewsletterSend,
  NewsletterSendCreate,
  NewsletterTestCreate,
  RecipientCountQuery,
  RecipientCounts,
  Suppression,
  SuppressionCreate,
  SuppressionsPage,
} from '../people/newsletter'
import { Total } from '../common-fields'
import {
  NewsletterCheckCreate,
  NewsletterFinding,
  NewsletterPreview,
  NewsletterPreviewCreate,
} from '../people/newsletter-check'
import { paging } from '../recipe/recipes-index'

const OneSend = z.object({ newsletterSend: NewsletterSend })

/** Newsletters and the addresses that get none. */
export const newsletterSchemas = {
  listNewsletterSends: {
    summary: 'Lists the newsletter sends of a site, of one recipe or of one letter.',
    query: z.object({
      recipeId: Id.optional().describe('ID of a recipe; all sends if omitted.'),
      letterId: Id.optional().describe('ID of a letter; all sends if omitted.'),
      ...paging,
      limit: paging.limit.default(50),
    }),
    answer: z.object({
      newsletterSends: z.array(NewsletterSend).describe('Newsletter sends, newest first.'),
      total: Total,
    }),
  },
  createNewsletterSend: {
    summary: "Emails a recipe or a letter to a site's subscribers, at once or at a given time.",
    body: NewsletterSendCreate,
    answer: OneSend,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  getNewsletterSend: {
    summary: 'Returns a newsletter send with its progress.',
    answer: OneSend,
  },
  rescheduleNewsletterSend: {
    summary: 'Changes the time of a scheduled newsletter send, or sends it now.',
    body: NewsletterReschedule,
    answer: OneSend,
    errors: ['conflict'],
  },
  pauseNewsletterSend: {
    summary: 'Pauses a newsletter send; emails that are being sent are completed.',
    answer: OneSend,
    errors: ['conflict'],
  },
  resumeNewsletterSend: {
    summary: 'Resumes a paused newsletter send.',
    answer: OneSend,
    errors: ['conflict'],
  },
  cancelNewsletterSend: {
    summary: 'Cancels a newsletter send; emails already sent stay sent.',
    answer: OneSend,
    errors: ['conflict'],
  },
  countNewsletterRecipients: {
    summary: 'Counts the subscribers who would get a newsletter.',
    query: RecipientCountQuery,
    answer: z.object({ recipients: RecipientCounts }),
  },
  checkNewsletter: {
    summary: 'Checks a newsletter for problems before it is sent.',
    body: NewsletterCheckCreate,
    answer: z.object({
      findings: z.array(NewsletterFinding).describe('Problems, in the order of the email.'),
    }),
    errors: ['rate_limited'],
  },
  previewNewsletter: {
    summary: 'Returns a newsletter as readers on a plan would get it.',
    body: NewsletterPreviewCreate,
    answer: z.object({ preview: NewsletterPreview }),
  },
  sendTestNewsletter: {
    summary: 'Emails a newsletter to the caller alone.',
    body: NewsletterTestCreate,
    answer: z.object({}),
    errors: ['rate_limited', 'mail_unavailable'],
  },
  listSuppressions: {
    summary: 'Lists the addresses that get no newsletters of a site.',
    query: z.object(paging),
    answer: SuppressionsPage,
  },
  createSuppression: {
    summary: 'Suppresses an address; has no effect if it already is.',
    body: SuppressionCreate,
    answer: z.object({ suppression: Suppression }),
    status: 201,
  },
  deleteSuppression: {
    summary: 'Removes an address from the suppressed ones.',
    answer: z.object({}),
  },
} as const satisfies Record<string, CallSchema>
