import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { COUNTED } from '@/src/domain/counting'
import { exampleSite } from '@/src/site/testing/example-content'
import { PrivacyPage, privacySections } from './privacy-page'

const NONE = { countsOpens: false, countsClicks: false }
const PLAIN = {
  commentsEnabled: false,
  googleAnalyticsId: null,
  newslettersEnabled: false,
  paymentMode: 'off',
  ratingsEnabled: false,
  subscriptionsEnabled: false,
} as const

const textOf = (...args: Parameters<typeof privacySections>): string =>
  privacySections(...args)
    .flatMap(({ heading, texts }) => [heading, ...texts])
    .join('\n')

describe('the privacy page', () => {
  it('explains everything that is counted', () => {
    const html = renderToStaticMarkup(<PrivacyPage site={exampleSite()} mails={NONE} />)
    for (const { name, explanation } of COUNTED) {
      expect(html).toContain(`<dt>${name}</dt><dd>${explanation}</dd>`)
    }
    expect(html).toContain('no cookie is used')
    expect(html).toContain('Do Not Track or Global Privacy Control')
  })

  it('names other companies and data only where the author uses them', () => {
    const plain = textOf(PLAIN, NONE)
    for (const word of ['Google', 'Stripe', 'newsletter', 'comment']) {
      expect(plain, word).not.toContain(word)
    }
    const site = {
      commentsEnabled: true,
      googleAnalyticsId: 'G-1',
      newslettersEnabled: true,
      paymentMode: 'live',
      ratingsEnabled: true,
      subscriptionsEnabled: true,
    } as const
    const full = textOf(site, { countsOpens: true, countsClicks: true })
    for (const word of [
      'Google Analytics',
      'Stripe',
      'whether a newsletter is opened and which links in it are followed',
      '30 days the network address',
    ]) {
      expect(full).toContain(word)
    }
    expect(textOf(site, { countsOpens: false, countsClicks: true })).not.toContain('is opened')
  })
})
