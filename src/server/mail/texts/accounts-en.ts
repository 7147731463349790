import type { AccountMailTexts } from './mail-text'

const LINK = [
  'The link works once, for 30 minutes.',
  'If you did not ask for this email, you can ignore it. Nothing happens without the link.',
]
const INVITATION = [
  'The link works once, for 7 days.',
  'If you did not expect this email, you can ignore it. Nothing happens without the link.',
]
const ACCEPT =
  'Accept with an account that has this address. If you have none yet, one is created when you sign in.'

const webhookOff = (site: string, reason: string) => ({
  subject: `A webhook of ${site} is off`,
  preview: 'Events are no longer sent to it.',
  heading: 'A webhook was switched off',
  paragraphs: [
    reason,
    'Once it works again, switch the webhook on. Undelivered events are kept for 30 days and can be sent again.',
  ],
  button: 'View the webhooks',
  footnotes: ['You get this email because you own the site.'],
})

const ownerChanged = (heading: string, text: string) => ({
  subject: heading,
  preview: 'The site was transferred.',
  heading,
  paragraphs: [text],
  button: 'Open the site',
  footnotes: ['You get this email because the owner of the site has changed.'],
})

/** English texts of mails about accounts and sites. */
export const ACCOUNT_MAILS_EN: AccountMailTexts = {
  openAddress: 'Or open this address:',
  signIn: (name) => ({
    subject: `Sign in to ${name}`,
    preview: 'Your sign in link is inside.',
    heading: `Sign in to ${name}`,
    paragraphs: ['Here is the link you asked for. No password needed.'],
    button: 'Sign In',
    footnotes: LINK,
  }),
  signUp: (name) => ({
    subject: `Welcome to ${name}`,
    preview: 'Confirm your address to create your account.',
    heading: `Welcome to ${name}`,
    paragraphs: ['One more step: confirm your address, and your account is ready.'],
    button: 'Create Account',
    footnotes: LINK,
  }),
  signInWithoutAccount: (name) => ({
    subject: `Your account at ${name}`,
    preview: 'Confirm your address to create your account.',
    heading: 'No account yet',
    paragraphs: [
      'There is no account with this address yet. This link creates one and signs you in.',
    ],
    button: 'Create Account',
    footnotes: LINK,
  }),
  signUpWithAccount: (name) => ({
    subject: `Sign in to ${name}`,
    preview: 'You already have an account; here is your link.',
    heading: 'Welcome back',
    paragraphs: [
      'Someone, probably you, asked to create an account with this address. You already have one; this link signs you in.',
    ],
    button: 'Sign In',
    footnotes: LINK,
  }),
  invitation: ({ site, by }) => ({
    subject: `Work on ${site}`,
    preview: 'You are invited to edit this site.',
    heading: `Work on ${site}`,
    paragraphs: [
      `${by ?? 'The owner'} invites you to edit ${site}. Editors write and publish recipes, and change how the site looks.`,
      ACCEPT,
    ],
    button: 'See the invitation',
    footnotes: INVITATION,
  }),
  offer: ({ site, by }) => ({
    subject: `${site} is offered to you`,
    preview: 'You can become the owner of this site.',
    heading: `Become the owner of ${site}`,
    paragraphs: [
      `${by ?? 'The owner'} wants to hand ${site} over to you, with everything in it. Its current owner stays as an editor.`,
      ACCEPT,
    ],
    button: 'See the offer',
    footnotes: INVITATION,
  }),
  offerReceipt: ({ site, email }) => ({
    subject: `You are handing ${site} over`,
    preview: 'The offer is open until it is accepted.',
    heading: `${site} was offered to ${email}`,
    paragraphs: [
      'The site is yours until the offer is accepted; then you become an editor. Until then, you can withdraw the offer in the settings of the site.',
    ],
    button: 'Open the settings',
    footnotes: [
      'If this was not you, withdraw the offer, and end unknown sessions in your profile.',
    ],
  }),
  newOwner: (site) =>
    ownerChanged(
      `You own ${site} now`,
      'Everything in it is yours: recipes, readers, domains and settings.',
    ),
  formerOwner: (site) =>
    ownerChanged(
      `${site} has a new owner`,
      'Your offer was accepted. You are one of its editors now.',
    ),
  exportReady: (site) => ({
    subject: `Your export of ${site}`,
    preview: 'The zip file is ready to download.',
    heading: 'Your export is ready',
    paragraphs: [
      `Everything of ${site} is in one zip file: recipes and drafts, pictures, collections, settings and subscribers.`,
    ],
    button: 'Download the zip file',
    footnotes: [
      'The link works for 7 days, for anyone who has it, so do not share it.',
      'You get this email because you requested the export in the kitchen.',
    ],
  }),
  webhookGone: ({ site, host }) =>
    webhookOff(site, `The server of ${host} reported that it accepts no more events from ${site}.`),
  webhookFailing: ({ site, host }) =>
    webhookOff(site, `No event sent to ${host} for ${site} has been delivered for five days.`),
  newsletterPaused: ({ site, title, reason }) => {
    const name = title ?? 'Your newsletter'
    return {
      subject: `Paused: ${name}`,
      preview: 'Sending has stopped. Resume or cancel it.',
      heading: 'Your newsletter is paused',
      paragraphs: [
        `Sending “${name}” has stopped. Subscribers who did not get it yet wait until you resume it.`,
        ...(reason === null ? [] : [reason]),
      ],
      button: 'Open the newsletter',
      footnotes: [`You get this email because you manage ${site}.`],
    }
  },
  confirmSubscription: ({ site, days }) => ({
    subject: `Confirm your subscription to ${site}`,
    preview: 'One press, and you get the newsletter.',
    heading: `Confirm your subscription to ${site}`,
    paragraphs: [
      `${site} would like to send you its newsletter. You get it once you have confirmed that this is your address.`,
    ],
    button: 'Confirm',
    footnotes: [
      `The link works for ${days} days.`,
      'If you do not want the newsletter, you can ignore this email. Nothing is sent without the link.',
    ],
  }),
}
