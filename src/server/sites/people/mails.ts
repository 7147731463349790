import { getMailBrand } from '@/src/server/accounts/mails'
import { renderMail } from '@/src/server/mail/layout'
import type { RenderedMail } from '@/src/server/mail/layout'
import type { SiteScope } from '../scope'

const LIFETIME = 'The link works once, for 7 days.'
const NOT_FOR_YOU =
  'If you did not expect this email, you can ignore it. Nothing happens without the link.'

/** A user's name, or a placeholder. */
const named = (name: string | null): string => name ?? 'The owner'

/**
 * Builds the mail that invites a person to edit a site.
 * @see docs/product/mail.md#mails-that-are-sent
 */
export function invitationMail(
  site: SiteScope,
  by: string | null,
  href: string,
): Promise<RenderedMail> {
  return renderMail(
    {
      subject: `Work on ${site.title}`,
      preview: 'You are invited to edit this site.',
      heading: `Work on ${site.title}`,
      paragraphs: [
        `${named(by)} invites you to edit ${site.title}. Editors write and publish recipes, and change how the site looks.`,
        'Accept with an account that has this address. If you have none yet, one is created when you sign in.',
      ],
      button: { label: 'See the invitation', href },
      footnotes: [LIFETIME, NOT_FOR_YOU],
    },
    getMailBrand(site),
  )
}

/** Builds the mail that offers a site to its new owner. */
export function offerMail(site: SiteScope, by: string | null, href: string): Promise<RenderedMail> {
  return renderMail(
    {
      subject: `${site.title} is offered to you`,
      preview: 'You can become the owner of this site.',
      heading: `Become the owner of ${site.title}`,
      paragraphs: [
        `${named(by)} wants to hand ${site.title} over to you, with everything in it. Its current owner stays as an editor.`,
        'Accept with an account that has this address. If you have none yet, one is created when you sign in.',
      ],
      button: { label: 'See the offer', href },
      footnotes: [LIFETIME, NOT_FOR_YOU],
    },
    getMailBrand(site),
  )
}

/** Builds the mail that notifies the owner of an offer, so that none goes out unnoticed. */
export function offerReceiptMail(
  site: SiteScope,
  email: string,
  href: string,
): Promise<RenderedMail> {
  return renderMail(
    {
      subject: `You are handing ${site.title} over`,
      preview: 'The offer is open until it is accepted.',
      heading: `${site.title} was offered to ${email}`,
      paragraphs: [
        'The site is yours until the offer is accepted; then you become an editor. Until then, you can withdraw the offer in the settings of the site.',
      ],
      button: { label: 'Open the settings', href },
      footnotes: [
        'If this was not you, withdraw the offer, and end unknown sessions in your profile.',
      ],
    },
    getMailBrand(site),
  )
}

/** Builds the mail about a site with a new owner, to the old and the new one. */
export function transferMail(
  site: SiteScope,
  isNewOwner: boolean,
  href: string,
): Promise<RenderedMail> {
  return renderMail(
    {
      subject: isNewOwner ? `You own ${site.title} now` : `${site.title} has a new owner`,
      preview: 'The site was transferred.',
      heading: isNewOwner ? `You own ${site.title} now` : `${site.title} has a new owner`,
      paragraphs: [
        isNewOwner
          ? 'Everything in it is yours: recipes, readers, domains and settings.'
          : 'Your offer was accepted. You are one of its editors now.',
      ],
      button: { label: 'Open the site', href },
      footnotes: ['You get this email because the owner of the site has changed.'],
    },
    getMailBrand(site),
  )
}
