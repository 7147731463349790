import type { Payload } from 'payload'
import type { z } from 'zod'
import { notFound } from '@/src/contract/failure'
import type { NewsletterTestCreate } from '@/src/contract/people/newsletter'
import type { Caller } from '../accounts/caller'
import { firstRow } from '../database/statements'
import { headerText } from '../mail/headers'
import { withRecipientLinks } from '../mail/recipient-links'
import { sendMail } from '../mail/send'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import type { SiteScope } from '../sites/scope'
import { composeNewsletter } from './compose'
import type { ComposedMail } from './compose'

/** @see docs/product/limits.md#rate-limits */
const TESTS: RateLimit = { name: 'newsletter-test', attempts: 20, seconds: 3_600 }

const SLUG = {
  name: 'newsletter_test_recipe',
  text: `select r.slug from recipes r where r.site_id = $1 and r.id = $2 and r.deleted_at is null`,
}

/**
 * Emails a newsletter to its author alone, even of a draft. The unsubscribe link leads to the site's home page.
 * @throws Failure `not_found`, `rate_limited`, `mail_unavailable`
 * @see docs/product/newsletters.md#test-send
 */
export async function sendTestNewsletter(
  payload: Payload,
  site: SiteScope,
  caller: Pick<Caller, 'userId' | 'email'>,
  test: z.output<typeof NewsletterTestCreate>,
): Promise<void> {
  const { recipeId, letterId = null, note = null, variant = 'full' } = test
  const slug = letterId === null ? await slugOf(payload, site.id, recipeId) : ''
  const planType = variant === 'full' ? 'monthly' : 'free'
  const content = { slug, letterId, note }
  const mail = await composeNewsletter(payload, site, content, planType, { withDrafts: true })
  if (!mail) throw notFound(letterId === null ? 'Recipe' : 'Letter')
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
  const links = { unsubscribeUrl: site.brand.url, preferencesUrl: null }
  await sendMail(payload, email, {
    ...withRecipientLinks(mail, links),
    subject: headerText(`[Test] ${mail.subject}`),
  })
}

async function slugOf(
  payload: Payload,
  siteId: string,
  recipeId: string | undefined,
): Promise<string> {
  const recipe = await firstRow<{ slug: string }>(payload, SLUG, [siteId, recipeId])
  if (!recipe) throw notFound('Recipe')
  return recipe.slug
}
