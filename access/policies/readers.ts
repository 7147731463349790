import { rule } from '../levels'
import { SERVER_WRITES_ONLY, readOnly, SERVER_FIELDS, writable } from '../policy'
import type { FieldRule, PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site talks with its readers')
const admins = rule('admin', 'of the platform, not of one site')

/** Comments: hidden and restored here; written and deleted only by their authors. */
export const comments = {
  belongs: 'site',
  read: editors,
  create: rule('nobody', 'readers write comments, on the site'),
  update: editors,
  delete: rule('admin', 'what is against the law has to go; others hide'),
  fields: [
    SERVER_FIELDS,
    writable(editors, ['status']),
    readOnly('its writer’s', [
      'content',
      'recipe',
      'user',
      'authorName',
      'writerName',
      'statusChangedAt',
      'parent',
      'site',
      'recipeTitle',
    ]),
  ],
} as const satisfies PolicyOf<'comments'>

/** Only its author deletes a comment on the site. */
export const deleteOwnComment = rule('self', 'a comment is its writer’s')

/** Amounts that readers pay: read through the calls, by the owner only. */
const money: FieldRule = {
  read: rule('owner', 'payments of readers are the owner’s'),
  create: rule('nobody', 'written by the payment provider'),
  update: rule('nobody', 'written by the payment provider'),
}

/** Subscriptions: changed by readers and by the payment provider. */
export const subscriptions = {
  ...SERVER_WRITES_ONLY,
  belongs: 'site',
  read: editors,
  fields: [
    SERVER_FIELDS,
    readOnly('lives by what its reader does, and by the payment provider', [
      'user',
      'email',
      'site',
      'planType',
      'status',
      'source',
      'currentPeriodEnd',
      'cancelAtPeriodEnd',
      'note',
      'consent',
      'consentedAt',
      'consentSource',
      'confirmedAt',
      'awaitsConfirmation',
      'receivesNewsletter',
      'language',
      'receivesRecipes',
      'receivesLetters',
      'receivesComments',
      'receivesProduct',
      'mailFrequency',
    ]),
    {
      names: ['priceAmountCents', 'currency', 'stripeCustomerId', 'stripeSubscriptionId'],
      rule: money,
    },
  ],
} as const satisfies PolicyOf<'subscriptions'>

/** Newsletters and their progress. */
export const newsletterSends = {
  ...SERVER_WRITES_ONLY,
  belongs: 'site',
  read: editors,
  fields: [
    SERVER_FIELDS,
    readOnly('counted while it is sent', [
      'site',
      'kind',
      'recipe',
      'note',
      'subject',
      'audience',
      'status',
      'reason',
      'sendAt',
      'startedAt',
      'finishedAt',
      'total',
      'sent',
      'deferred',
      'bounced',
      'complained',
      'skipped',
      'failed',
      'repeated',
    ]),
  ],
} as const satisfies PolicyOf<'newsletter-sends'>

/** Subscriptions of sites to the platform. */
export const appSubscriptions = {
  ...SERVER_WRITES_ONLY,
  belongs: 'platform',
  read: admins,
  fields: [
    SERVER_FIELDS,
    readOnly('lives by the payment provider', [
      'site',
      'siteTitle',
      'plan',
      'status',
      'priceAmountCents',
      'currency',
      'currentPeriodEnd',
      'cancelAtPeriodEnd',
      'stripeCustomerId',
      'stripeSubscriptionId',
    ]),
  ],
} as const satisfies PolicyOf<'app-subscriptions'>

/** Email addresses of early sign-ups. */
export const earlySignups = {
  ...SERVER_WRITES_ONLY,
  belongs: 'platform',
  read: admins,
  delete: rule('admin', 'an address is taken off when its person asks'),
  fields: [SERVER_FIELDS, readOnly('written by who asked', ['email'])],
} as const satisfies PolicyOf<'early-signups'>
