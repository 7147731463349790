import type { Payload } from 'payload'
import { firstRow } from '../database/statements'
import { sendMail } from '../mail/send'
import type { RenderedMail } from '../mail/layout'
import { countAttempt, MAIL_PER_ADDRESS, MAIL_PER_EMAIL } from '../rate-limits/rate-limit'
import { toMailbox, toNetwork } from '../rate-limits/rate-subject'
import type { SiteScope } from '../sites/scope'
import { createLink } from './links'
import { existingAccountMail, signInMail, signUpMail } from './mails'
import { resolveLinkTarget } from './next'

/** A request for a mailed link, on a site or (with null) on the account host. */
export type LinkRequest = {
  asked: 'sign-in' | 'sign-up'
  site: SiteScope | null
  email: string
  next: string | undefined
  /** The host that was asked. */
  host: string | null
  /** The SHA-256 of a secret of the browser that asks. */
  challenge: string | undefined
  /** The network address the request came from, for limits. */
  clientAddress: string
  subscribe?: boolean
  /** The page on which the subscription was requested; null if unknown. */
  consentSource?: string | null | undefined
  /** The display name of the account that the link creates. */
  displayName?: string | undefined
  attribution?: Record<string, unknown>
}

const FIND_USER = { name: 'user_id_by_email', text: 'select id from users where email = $1' }

/**
 * Mails a link that signs in or, without an account, creates one. Response and timing do not depend on
 * whether there is an account; only the mail differs.
 * @throws Failure `invalid_redirect`, `rate_limited` or `mail_unavailable`
 * @see docs/product/accounts.md#mailed-links
 */
export async function requestLink(payload: Payload, request: LinkRequest): Promise<void> {
  const { site, email } = request
  const { url, handoverTo } = await resolveLinkTarget(payload, site, request.next, request.host)
  await countAttempt(payload, MAIL_PER_ADDRESS, toNetwork(request.clientAddress))
  await countAttempt(payload, MAIL_PER_EMAIL, toMailbox(email))
  const user = await firstRow<{ id: string }>(payload, FIND_USER, [email])
  const token = await createLink(payload, {
    purpose: user ? 'sign-in' : 'sign-up',
    email,
    userId: user?.id ?? null,
    siteId: site?.id ?? null,
    subscribe: request.subscribe ?? false,
    consentSource: request.consentSource,
    displayName: request.displayName,
    attribution: request.attribution ?? null,
    challenge: request.challenge ?? null,
    handoverTo: request.challenge === undefined ? null : handoverTo,
  })
  url.searchParams.set('mgk', token)
  await sendMail(payload, email, chooseMail(request, user !== undefined, url.href))
}

function chooseMail(
  { asked, site }: LinkRequest,
  hasAccount: boolean,
  href: string,
): Promise<RenderedMail> {
  if (!hasAccount) return signUpMail(site, href, asked)
  return asked === 'sign-in' ? signInMail(site, href) : existingAccountMail(site, href)
}
