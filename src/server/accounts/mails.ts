import { fontFamilyNamed } from '@/src/domain/appearance/font-families'
import { renderMail } from '../mail/layout'
import type { RenderedMail } from '../mail/layout'
import type { MailBrand, MailFont } from '../mail/mail-brand'
import { PLATFORM_BRAND } from '../mail/platform-brand'
import type { SiteScope } from '../sites/scope'

/** The kind of a site's font; handwriting is hard to read in a mail program that does not have it. */
const mailFont = (name: string | null): MailFont =>
  fontFamilyNamed(name ?? '')?.category === 'sans' ? 'sans' : 'serif'

/** The brand of a mail: a site's, or with null the platform's. */
export const getMailBrand = (site: SiteScope | null): MailBrand =>
  site
    ? {
        name: site.title,
        logoUrl: site.brand.logoUrl,
        colours: site.brand.colors,
        fonts: { heading: mailFont(site.fonts.heading), text: mailFont(site.fonts.text) },
        sender: { id: site.id, title: site.title },
      }
    : PLATFORM_BRAND

const LIFETIME = 'The link works once, for 30 minutes.'
const NOT_YOU =
  'If you did not ask for this email, you can ignore it. Nothing happens without the link.'

/** Builds the sign-in mail. */
export function signInMail(site: SiteScope | null, href: string): Promise<RenderedMail> {
  const brand = getMailBrand(site)
  return renderMail(
    {
      subject: `Sign in to ${brand.name}`,
      preview: 'Your sign in link is inside.',
      heading: `Sign in to ${brand.name}`,
      paragraphs: ['Here is the link you asked for. No password needed.'],
      button: { label: 'Sign In', href },
      footnotes: [LIFETIME, NOT_YOU],
    },
    brand,
  )
}

/** Builds the mail whose link creates an account; also for a sign-in without one. */
export function signUpMail(
  site: SiteScope | null,
  href: string,
  asked: 'sign-in' | 'sign-up',
): Promise<RenderedMail> {
  const brand = getMailBrand(site)
  const words =
    asked === 'sign-up'
      ? 'One more step: confirm your address, and your account is ready.'
      : 'There is no account with this address yet. This link creates one and signs you in.'
  return renderMail(
    {
      subject: asked === 'sign-up' ? `Welcome to ${brand.name}` : `Your account at ${brand.name}`,
      preview: 'Confirm your address to create your account.',
      heading: asked === 'sign-up' ? `Welcome to ${brand.name}` : 'No account yet',
      paragraphs: [words],
      button: { label: 'Create Account', href },
      footnotes: [LIFETIME, NOT_YOU],
    },
    brand,
  )
}

/** The mail for a sign-up with an address that has an account: it signs in. */
export function existingAccountMail(site: SiteScope | null, href: string): Promise<RenderedMail> {
  const brand = getMailBrand(site)
  return renderMail(
    {
      subject: `Sign in to ${brand.name}`,
      preview: 'You already have an account; here is your link.',
      heading: 'Welcome back',
      paragraphs: [
        'Someone, probably you, asked to create an account with this address. You already have one; this link signs you in.',
      ],
      button: { label: 'Sign In', href },
      footnotes: [LIFETIME, NOT_YOU],
    },
    brand,
  )
}
