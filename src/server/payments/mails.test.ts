import { describe, expect, it } from 'vitest'
import { exampleBrand } from '@/src/testing/example-brand'
import type { SiteScope } from '../sites/scope'
import { cancellationMail, giftMail } from './mails'
import { noticeMail } from './notices/words'

const site = (timeZone: string): SiteScope => ({
  id: '1',
  slug: 'ferment',
  title: 'Ferment',
  primaryDomain: null,
  newslettersEnabled: true,
  isSuspended: false,
  timeZone,
  language: null,
  fonts: { heading: 'Inter', text: 'Lora' },
  brand: exampleBrand({ title: 'Ferment' }),
})
const endsAt = '2027-01-01T03:00:00.000Z'
const accountUrl = 'https://example.com/'

// docs/product/sites-and-hosts.md#time-zone
describe('a day in a mail about payments', () => {
  it.each([
    ['UTC', 'January 1, 2027'],
    ['Europe/Berlin', 'January 1, 2027'],
    ['America/New_York', 'December 31, 2026'],
  ])('is that of the time zone of the site: %s', async (timeZone, day) => {
    const ended = await cancellationMail(site(timeZone), { endsAt, accountUrl })
    expect(ended.text).toContain(`everything until ${day}.`)
    const gift = await giftMail(site(timeZone), {
      ...{ plan: 'monthly', buyer: 'a@example.com', giverName: null, message: null },
      ...{ recipient: 'b@example.com', href: accountUrl, expiresAt: endsAt },
    })
    expect(gift.text).toContain(`accepted until ${day}.`)
    const trial = await noticeMail(site(timeZone), {
      ...{ kind: 'trial_ending', amountCents: null, currency: null, planType: 'monthly' },
      ...{ endsAt: new Date(endsAt), priceCents: null, isEnding: false, isTried: false },
      ...{ accountUrl, invoiceUrl: null, plansUrl: accountUrl },
    })
    expect(trial.text).toContain(`Your trial ends on ${day}`)
  })
})
