import type { Payload } from 'payload'
import type { z } from 'zod'
import type { NewsletterTestCreate } from '@/src/contract/people/newsletter'
import type { Caller } from '../accounts/caller'
import { headerText } from '../mail/headers'
import { withRecipientLinks } from '../mail/recipient-links'
import { sendMail } from '../mail/send'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import type { SiteScope } from '../sites/scope'
import { composeNewsletter } from './compose'
import { contentNotFound, contentOf } from './content-of'
import type { ComposedMail } from './compose'

/** @see docs/product/limits.md#rate-limits */
const TESTS: RateLimit = { name: 'newsletter-test', attempts: 20, seconds: 3_600 }

/**
 * Emails a newsletter to its author alone, even of a draft. The links of a recipient lead to the site's home page.
 * @throws Failure `not_found`, `rate_limited`, `mail_unavailable`
 * @see docs/product/newsletters.md#test-send
 */
export async function sendTestNewsletter(
  payload: Payload,
  site: SiteScope,
  caller: Pick<Caller, 'userId' | 'email'>,
  test: z.output<typeof NewsletterTestCreate>,
): Promise<void> {
  const { variant = 'full', ...named } = test
  const content = await contentOf(payload, site.id, named)
  const planType = variant === 'full' ? 'monthly' : 'free'
  const mail = await composeNewsletter(payload, site, content, planType, { withDrafts: true })
  if (!mail) throw contentNotFound(content)
  await emailTest(payload, site, caller, mail)
}

/** Emails a composed newsletter to its author alone. @throws Failure `rate_limited`, `mail_unavailable` */
export async function emailTest(
  payload: Payload,
  site: SiteScope,
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
  mail: ComposedMail,
): Promise<void> {
  await countAttempt(payload, TESTS, userId)
  const links = { unsubscribeUrl: site.brand.url, preferencesUrl: site.brand.url }
  await sendMail(payload, email, {
    ...withRecipientLinks(mail, links),
    subject: headerText(`[Test] ${mail.subject}`),
  })
}
