import type { Payload } from 'payload'
import type { z } from 'zod'
import type {
  NewsletterPreview,
  NewsletterPreviewCreate,
} from '@/src/contract/people/newsletter-check'
import { inScheme } from '../mail/in-scheme'
import { withRecipientLinks } from '../mail/recipient-links'
import type { SiteScope } from '../sites/scope'
import { composeNewsletter } from './compose'
import { contentNotFound, contentOf } from './content-of'

/**
 * Returns a newsletter as readers on a plan would get it, even of a draft. The links of its recipient lead to
 * the site's home page.
 * @throws Failure `not_found`
 * @see docs/product/newsletters.md#preview
 */
export async function previewNewsletter(
  payload: Payload,
  site: SiteScope,
  { reader, scheme = 'light', ...named }: z.output<typeof NewsletterPreviewCreate>,
): Promise<NewsletterPreview> {
  const content = await contentOf(payload, site.id, named)
  const planType = reader === 'paid' ? 'monthly' : 'free'
  const mail = await composeNewsletter(payload, site, content, planType, { withDrafts: true })
  if (!mail) throw contentNotFound(content)
  const links = { unsubscribeUrl: site.brand.url, preferencesUrl: site.brand.url }
  const { subject, html, text } = withRecipientLinks(mail, links)
  return { subject, html: inScheme(html, scheme), text, isLocked: mail.variant === 'preview' }
}
