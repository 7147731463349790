import { MAIL_LANGUAGES } from '@/src/domain/mail-languages'
import { describe, expect, it } from 'vitest'
import { PLATFORM_COLOURS } from '@/src/domain/appearance/brand-colours'
import { exampleBrand } from '@/src/testing/example-brand'
import {
  existingAccountMail,
  renderSiteMail,
  signInMail,
  signUpMail,
} from '@/src/server/accounts/mails'
import { exportMail } from '@/src/server/exporting/background/export-mail'
import {
  cancellationMail,
  giftMail,
  giftReceiptMail,
  planChangeMail,
  welcomeMail,
} from '@/src/server/payments/mails'
import { noticeMail } from '@/src/server/payments/notices/words'
import type { NoticeKind, PaymentNoticeContent } from '@/src/server/payments/notices/words'
import {
  invitationMail,
  offerMail,
  offerReceiptMail,
  transferMail,
} from '@/src/server/sites/people/mails'
import type { SiteScope } from '@/src/server/sites/scope'
import { webhookOffMail } from '@/src/server/webhooks/off-mail'
import type { RenderedMail } from '../layout'
import type { SummaryText } from './mail-text'

const HREF = 'https://salt.example/link?k=1'
const siteIn = (language: string | null): SiteScope => ({
  id: 's',
  slug: 'salt',
  title: 'Salt',
  primaryDomain: null,
  newslettersEnabled: true,
  isSuspended: false,
  timeZone: 'Europe/Berlin',
  language,
  fonts: { heading: null, text: null },
  brand: exampleBrand({ colors: PLATFORM_COLOURS }),
})

const GIFT = {
  plan: 'yearly',
  buyer: 'ann@example.com',
  giverName: null,
  recipient: 'ben@example.com',
  message: null,
  href: HREF,
  expiresAt: '2027-03-01T12:00:00.000Z',
} as const
const CHANGE = {
  plan: 'monthly',
  currency: 'EUR',
  priceAmountCents: 450,
  amountDueCents: 1_250,
  creditCents: 99,
  nextPayment: { amountCents: 450, at: '2027-03-01T12:00:00.000Z' },
  accountUrl: HREF,
} as const
const NOTICE = {
  amountCents: 123_450,
  currency: 'EUR',
  planType: 'yearly',
  endsAt: new Date('2027-03-01T12:00:00.000Z'),
  priceCents: 450,
  isEnding: false,
  isTried: false,
  accountUrl: HREF,
  invoiceUrl: HREF,
  plansUrl: HREF,
} as const

const notice =
  (kind: NoticeKind, more: Partial<PaymentNoticeContent> = {}) =>
  (site: SiteScope): Promise<RenderedMail> =>
    noticeMail(site, { ...NOTICE, ...more, kind })
const webhook =
  (reason: 'gone' | 'failing') =>
  ({ title, language }: SiteScope): Promise<RenderedMail> =>
    webhookOffMail({
      siteTitle: title,
      language,
      url: 'https://hooks.example/in',
      reason,
      href: HREF,
    })

const replies =
  (name: string | null, count: number) =>
  (site: SiteScope): Promise<RenderedMail> =>
    renderSiteMail(site, HREF, ({ texts }, title) =>
      texts.replies({ site: title, recipe: 'Loaf', name, count }),
    )
const comments =
  (count: number, waiting: number) =>
  (site: SiteScope): Promise<RenderedMail> =>
    renderSiteMail(site, HREF, ({ texts }, title) =>
      texts.newComments({ site: title, count, waiting }),
    )
const guestComment = (site: SiteScope): Promise<RenderedMail> =>
  renderSiteMail(site, HREF, ({ texts }, title) =>
    texts.guestComment({ site: title, recipe: 'Loaf' }),
  )
const summary =
  (more: Partial<SummaryText>) =>
  (site: SiteScope): Promise<RenderedMail> =>
    renderSiteMail(site, HREF, ({ texts }, title) =>
      texts.weeklySummary({
        site: title,
        added: 3,
        lost: 1,
        total: 40,
        revenue: '$5',
        comments: 2,
        recipes: ['Loaf'],
        areMostRead: false,
        sends: ['Letter'],
        ...more,
      }),
    )

/** Every mail of the product that is about a site, by what it is. */
const MAILS: Readonly<Record<string, (site: SiteScope) => Promise<RenderedMail>>> = {
  'sign-in': (site) => signInMail(site, HREF),
  'sign-up': (site) => signUpMail(site, HREF, 'sign-up'),
  'sign-in without an account': (site) => signUpMail(site, HREF, 'sign-in'),
  'sign-up with an account': (site) => existingAccountMail(site, HREF),
  invitation: (site) => invitationMail(site, null, HREF),
  offer: (site) => offerMail(site, null, HREF),
  'offer, to the owner': (site) => offerReceiptMail(site, 'ben@example.com', HREF),
  'transfer, to the new owner': (site) => transferMail(site, true, HREF),
  'transfer, to the former owner': (site) => transferMail(site, false, HREF),
  export: (site) => exportMail(site, HREF),
  'paused newsletter': (site) =>
    renderSiteMail(site, HREF, ({ texts }, name) =>
      texts.newsletterPaused({ site: name, title: null, reason: null }),
    ),
  'confirmation of a subscription': (site) =>
    renderSiteMail(site, HREF, ({ texts }, name) =>
      texts.confirmSubscription({ site: name, days: 30 }),
    ),
  reply: replies('Ada', 1),
  'reply without a name': replies(null, 1),
  'several replies': replies('Ada', 3),
  'new comment': comments(1, 1),
  'several new comments': comments(5, 2),
  'comment of a guest': guestComment,
  'weekly summary': summary({}),
  'weekly summary with views': summary({ areMostRead: true }),
  'quiet weekly summary': summary({ comments: 1, revenue: '', recipes: [], sends: [] }),
  'webhook gone': webhook('gone'),
  'webhook failing': webhook('failing'),
  'welcome after a checkout': (site) => welcomeMail(site, HREF),
  gift: (site) => giftMail(site, GIFT),
  'gift, to the giver': (site) => giftReceiptMail(site, GIFT),
  'plan change': (site) => planChangeMail(site, CHANGE),
  'plan change without a payment': (site) =>
    planChangeMail(site, { ...CHANGE, plan: 'yearly', amountDueCents: 0, creditCents: 0 }),
  cancellation: (site) => cancellationMail(site, { endsAt: GIFT.expiresAt, accountUrl: HREF }),
  'cancellation at once': (site) => cancellationMail(site, { endsAt: null, accountUrl: HREF }),
  payment: notice('paid'),
  'last payment': notice('paid', { isEnding: true, amountCents: null }),
  'failed payment': notice('payment_failed'),
  confirmation: notice('confirmation_needed'),
  trial: notice('trial_ending'),
  'trial without a price': notice('trial_ending', { amountCents: null }),
  'access ended': notice('access_ended'),
  'access ended, tried again': notice('access_ended', { isTried: true }),
}

/** Paragraphs of a plain text that are sentences of the product, not names or addresses. */
const sentencesOf = ({ text }: RenderedMail): string[] =>
  text
    .split('\n\n')
    .filter((paragraph) => paragraph !== 'Salt' && paragraph !== 'Recipes' && paragraph !== '--')

// docs/product/mail.md#languages
describe.each(Object.entries(MAILS))('the mail "%s"', (_, mailFor) => {
  it.each(Object.keys(MAIL_LANGUAGES).slice(1))(
    'shares no line with the English one in %s',
    async (language) => {
      const [english, mail] = await Promise.all([mailFor(siteIn('en')), mailFor(siteIn(language))])
      const known = new Set(sentencesOf(english))
      expect(sentencesOf(mail)).toHaveLength(known.size)
      expect(sentencesOf(mail).filter((sentence) => known.has(sentence))).toEqual([])
      expect(mail.subject).not.toBe(english.subject)
      expect(mail.html).toContain(`lang="${language}"`)
      expect(mail.html).not.toContain('Or open this address')
      const preview = ({ html }: RenderedMail) => />([^<]{8,})<div>/.exec(html)?.[1]
      expect(preview(mail)).not.toBe(preview(english))
      expect(`${mail.subject}${mail.text}`).not.toMatch(/\b(undefined|null)\b|\[object/)
    },
  )
})

describe('a mail with dates and amounts', () => {
  it.each([
    ['en', 'You have paid €1,234.50 for', 'March 1, 2027'],
    ['de', '(1.234,50\u00a0€)', '1. März 2027'],
    ['fr', '1\u202f234,50\u00a0€', '1 mars 2027'],
    ['es', '1234,50\u00a0€', '1 de marzo de 2027'],
    ['it', '1234,50\u00a0€', '1 marzo 2027'],
    ['de-CH', '234.50', '1. März 2027'],
  ])('writes them as readers of %s do', async (language, amount, date) => {
    const { text } = await notice('paid')(siteIn(language))
    expect(text).toContain(amount)
    expect(text).toContain(date)
  })
})

describe('the language of a mail', () => {
  it('is that of the site without its region, where there are no texts of the region', async () => {
    const { subject, html } = await signInMail(siteIn('de-AT'), HREF)
    expect(subject).toBe('Bei Salt anmelden')
    expect(html).toContain('lang="de-AT"')
  })

  it.each([null, 'pt', 'en-GB'])('is English for %s', async (language) => {
    const { subject, html } = await signInMail(siteIn(language), HREF)
    expect(subject).toBe('Sign in to Salt')
    expect(html).toContain('lang="en')
  })

  it('is English for the platform', async () => {
    expect((await signInMail(null, HREF)).subject).toBe('Sign in to Recipes')
  })
})
