import type { Payload } from 'payload'
import type { z } from 'zod'
import type {
  NewsletterCheckCreate,
  NewsletterFinding,
} from '@/src/contract/people/newsletter-check'
import { UNTITLED_LETTER } from '@/src/domain/letters/letter-limits'
import type { Caller } from '../../accounts/caller'
import { getMailBrand } from '../../accounts/mails'
import { renderNewsletter } from '../../mail/newsletter'
import type { Newsletter } from '../../mail/newsletter-blocks'
import { countAttempt } from '../../rate-limits/rate-limit'
import type { RateLimit } from '../../rate-limits/rate-limit'
import type { SiteScope } from '../../sites/scope'
import { readNewsletter } from '../compose'
import { contentNotFound, contentOf } from '../content-of'
import { hasContent, hasReading, pictureFindings, sizeFindings } from './block-findings'
import { linkFindings } from './link-findings'

/** @see docs/product/limits.md#rate-limits */
const CHECKS: RateLimit = { name: 'newsletter-check', attempts: 60, seconds: 3_600 }

/**
 * Checks a newsletter for what its readers would miss, even of a draft.
 * @throws Failure `not_found`, `rate_limited`
 * @see docs/product/newsletters.md#checks-before-sending
 */
export async function checkNewsletter(
  payload: Payload,
  site: SiteScope,
  { userId }: Pick<Caller, 'userId'>,
  named: z.output<typeof NewsletterCheckCreate>,
): Promise<NewsletterFinding[]> {
  const content = await contentOf(payload, site.id, named)
  await countAttempt(payload, CHECKS, userId)
  const read = (planType: 'monthly' | 'free') =>
    readNewsletter(payload, site, content, planType, { withDrafts: true })
  const [whole, free] = await Promise.all([read('monthly'), read('free')])
  if (!whole || !free) throw contentNotFound(content)
  const { newsletter } = whole
  const [{ shortenedAfter }, links] = await Promise.all([
    renderNewsletter(newsletter, getMailBrand(site)),
    linkFindings(payload, site.id, newsletter),
  ])
  return [
    ...textFindings(newsletter),
    ...(free.isLocked && !hasReading(free.newsletter.blocks) ? [EMPTY_PREVIEW] : []),
    ...pictureFindings(newsletter.blocks),
    ...links,
    ...sizeFindings(newsletter.blocks, shortenedAfter),
  ]
}

const general = (code: NewsletterFinding['code'], message: string): NewsletterFinding => ({
  code,
  message,
  block: null,
  target: null,
})

const EMPTY_PREVIEW = general(
  'empty-preview',
  'Readers on the free plan get nothing but the title, your note and a link to subscribe. Begin with a part for everyone, or send it to paying subscribers only.',
)

function textFindings({ title, blocks }: Newsletter): NewsletterFinding[] {
  const isUntitled = title.trim() === '' || title.trim() === UNTITLED_LETTER
  return [
    ...(isUntitled
      ? [general('no-title', 'Give it a title: it is the subject of the email.')]
      : []),
    ...(hasContent(blocks) ? [] : [general('no-content', 'Write something before you send it.')]),
  ]
}
