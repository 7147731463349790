import type { CollectionConfig, Field } from 'payload'
import {
  AUDIENCES,
  MAIL_FREQUENCIES,
  NEWSLETTER_KINDS,
  SEND_STATUSES,
} from '@/src/domain/newsletters'
import { MAX_LANGUAGE_TAG } from '@/src/domain/language/language-tag'
import { PLAN_TYPES } from '@/src/contract/people/user'
import { SUBSCRIPTION_SOURCES, SUBSCRIPTION_STATUSES } from '@/src/domain/payments/premium'
import { fillFromUser } from './fields/of-user'
import { kitchenLink } from './fields/kitchen-link'
import { siteField } from './fields/site'
import { stripeLinks } from './fields/stripe-links'

/** Built separately for each collection, whose access rules they get. */
const stripeIds = (): Field[] => [
  { name: 'stripeCustomerId', type: 'text', index: true, admin: { readOnly: true } },
  { name: 'stripeSubscriptionId', type: 'text', unique: true, admin: { readOnly: true } },
]

/**
 * Email preferences of a subscriber; `receivesNewsletter` stops all of it.
 * @see docs/product/newsletters.md#preferences
 */
const mailPreferences = (): Field[] => [
  { name: 'language', type: 'text', maxLength: MAX_LANGUAGE_TAG, admin: { readOnly: true } },
  { name: 'receivesRecipes', type: 'checkbox', defaultValue: true },
  { name: 'receivesLetters', type: 'checkbox', defaultValue: true },
  { name: 'receivesComments', type: 'checkbox', defaultValue: true },
  { name: 'receivesProduct', type: 'checkbox', defaultValue: true },
  {
    name: 'mailFrequency',
    type: 'select',
    dbName: 'mail_frequency',
    defaultValue: 'each',
    options: [...MAIL_FREQUENCIES],
  },
]

/**
 * Readers of a site: one row a user and site; paid ones live by Stripe.
 * @see docs/product/subscriptions.md#plans
 */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  admin: {
    group: 'Readers',
    useAsTitle: 'email',
    defaultColumns: ['email', 'site', 'planType', 'status', 'createdAt'],
    components: {
      edit: {
        beforeDocumentControls: [kitchenLink('subscribers'), stripeLinks('subscriptions')],
      },
    },
  },
  indexes: [
    { fields: ['user', 'site'], unique: true },
    { fields: ['site', 'status', 'createdAt'] },
  ],
  hooks: { afterRead: [fillFromUser('email', 'email')] },
  fields: [
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      admin: { hidden: true },
    },
    { name: 'email', type: 'text', virtual: 'user.email' },
    siteField(),
    {
      name: 'planType',
      type: 'select',
      dbName: 'plan_type',
      required: true,
      options: [...PLAN_TYPES],
    },
    {
      name: 'status',
      type: 'select',
      dbName: 'subscription_status',
      required: true,
      defaultValue: 'active',
      options: [...SUBSCRIPTION_STATUSES],
    },
    {
      name: 'source',
      type: 'select',
      dbName: 'subscription_source',
      defaultValue: 'self',
      options: [...SUBSCRIPTION_SOURCES],
    },
    { name: 'priceAmountCents', type: 'number', min: 0 },
    { name: 'currency', type: 'text' },
    { name: 'currentPeriodEnd', type: 'date' },
    { name: 'cancelAtPeriodEnd', type: 'checkbox', defaultValue: false },
    { name: 'note', type: 'textarea', maxLength: 5_000 },
    { name: 'consent', type: 'text', maxLength: 500 },
    { name: 'consentedAt', type: 'date' },
    { name: 'consentSource', type: 'text', maxLength: 500 },
    { name: 'confirmedAt', type: 'date' },
    { name: 'awaitsConfirmation', type: 'checkbox', defaultValue: false },
    { name: 'receivesNewsletter', type: 'checkbox', defaultValue: true },
    ...mailPreferences(),
    { name: 'joinedAt', type: 'date', admin: { hidden: true } },
    { name: 'givenName', type: 'text', maxLength: 255, admin: { hidden: true } },
    ...stripeIds(),
  ],
}

/** An author's subscription to the platform, for one site. */
export const appSubscriptions: CollectionConfig = {
  slug: 'app-subscriptions',
  admin: {
    group: 'Platform',
    useAsTitle: 'siteTitle',
    defaultColumns: ['site', 'plan', 'status', 'currentPeriodEnd'],
    components: { edit: { beforeDocumentControls: [stripeLinks('app-subscriptions')] } },
  },
  fields: [
    { name: 'siteTitle', type: 'text', virtual: 'site.title', admin: { hidden: true } },
    { ...siteField(), unique: true },
    { name: 'plan', type: 'text', required: true },
    {
      name: 'status',
      type: 'select',
      dbName: 'app_subscription_status',
      required: true,
      options: [...SUBSCRIPTION_STATUSES],
    },
    { name: 'priceAmountCents', type: 'number', min: 0 },
    { name: 'currency', type: 'text' },
    { name: 'currentPeriodEnd', type: 'date' },
    { name: 'cancelAtPeriodEnd', type: 'checkbox', defaultValue: false },
    ...stripeIds(),
  ],
}

/** Names of the counters of a send, one for each outcome of a recipient. */
const COUNTERS = ['sent', 'deferred', 'bounced', 'complained', 'skipped', 'failed', 'repeated']

/**
 * A newsletter mailed to the subscribers of its site, with its progress. Its recipients are rows of
 * `newsletter_recipients`, which Payload does not know.
 * @see docs/product/newsletters.md#sending
 */
export const newsletterSends: CollectionConfig = {
  slug: 'newsletter-sends',
  admin: {
    group: 'Readers',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'site', 'status', 'sent', 'failed', 'createdAt'],
  },
  fields: [
    siteField(),
    {
      name: 'kind',
      type: 'select',
      dbName: 'newsletter_send_kind',
      required: true,
      defaultValue: 'recipe',
      options: [...NEWSLETTER_KINDS],
    },
    { name: 'recipe', type: 'relationship', relationTo: 'recipes', index: true },
    { name: 'note', type: 'textarea' },
    { name: 'subject', type: 'text' },
    {
      name: 'audience',
      type: 'select',
      dbName: 'newsletter_audience',
      required: true,
      defaultValue: 'everyone',
      options: [...AUDIENCES],
    },
    {
      name: 'status',
      type: 'select',
      dbName: 'newsletter_send_status',
      required: true,
      defaultValue: 'queued',
      options: [...SEND_STATUSES],
    },
    { name: 'reason', type: 'text' },
    { name: 'sendAt', type: 'date' },
    { name: 'startedAt', type: 'date' },
    { name: 'finishedAt', type: 'date' },
    { name: 'total', type: 'number', required: true, defaultValue: 0 },
    ...COUNTERS.map((name): Field => ({ name, type: 'number', required: true, defaultValue: 0 })),
  ],
}
