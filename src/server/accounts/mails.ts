import { fontFamilyNamed } from '@/src/domain/appearance/font-families'
import { renderMailText } from '../mail/layout'
import type { RenderedMail } from '../mail/layout'
import type { MailBrand, MailFont } from '../mail/mail-brand'
import { PLATFORM_BRAND } from '../mail/platform-brand'
import type { MailText } from '../mail/texts/mail-text'
import { mailCatalogue } from '../mail/texts/product-mail-texts'
import type { MailCatalogue } from '../mail/texts/product-mail-texts'
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

/**
 * Renders a mail of a site in the site's language, or with null one of the platform in English.
 * @param textOf returns the text; `name` is that of the site or the platform
 * @see docs/product/mail.md#languages
 */
export function renderSiteMail(
  site: SiteScope | null,
  href: string,
  textOf: (words: MailCatalogue, name: string) => MailText,
): Promise<RenderedMail> {
  const brand = getMailBrand(site)
  const words = mailCatalogue(site?.language ?? null)
  return renderMailText(textOf(words, brand.name), href, { brand, language: words.language })
}

/** Builds the sign-in mail. */
export const signInMail = (site: SiteScope | null, href: string): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts }, name) => texts.signIn(name))

/** Builds the mail whose link creates an account; also for a sign-in without one. */
export const signUpMail = (
  site: SiteScope | null,
  href: string,
  asked: 'sign-in' | 'sign-up',
): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts }, name) =>
    asked === 'sign-up' ? texts.signUp(name) : texts.signInWithoutAccount(name),
  )

/** The mail for a sign-up with an address that has an account: it signs in. */
export const existingAccountMail = (site: SiteScope | null, href: string): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts }, name) => texts.signUpWithAccount(name))
