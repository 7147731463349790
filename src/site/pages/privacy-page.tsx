import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { COUNTED, YEARS_BY_DAY } from '@/src/domain/counting'
import { PageHead } from '@/src/site/parts/page/page-head'
import { getTemplate } from '@/src/site/templates'
import { PageBody } from './document/page-body'
import styles from './privacy-page.module.css'
import terms from './terms-page.module.css'

type Shown = Pick<
  PublicSite,
  | 'commentsEnabled'
  | 'googleAnalyticsId'
  | 'newslettersEnabled'
  | 'paymentMode'
  | 'ratingsEnabled'
  | 'subscriptionsEnabled'
>

type PrivacyPageProps = {
  site: PublicSite
  /** Settings for counting opens of newsletters and clicks in them. */
  mails: { countsOpens: boolean; countsClicks: boolean }
}

/**
 * The privacy page of a site: what is counted and stored, for how long, and which other companies are
 * involved.
 * @see docs/product/counting.md#privacy-page
 */
export function PrivacyPage({ site, mails }: PrivacyPageProps): ReactElement {
  return (
    <>
      <PageHead title="Privacy" style={getTemplate(site.template).recipes.headStyle} />
      <PageBody width="text">
        <div className={terms.terms}>
          <section>
            <h2>What is counted</h2>
            <p>
              {site.title} counts how it is read, to learn which recipes help. The counts are sums
              by day: none of them says who you are, and no cookie is used for them.
            </p>
            <dl className={styles.counts}>
              {COUNTED.map(({ name, explanation }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{explanation}</dd>
                </div>
              ))}
            </dl>
          </section>
          {privacySections(site, mails).map(({ heading, texts }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
        </div>
      </PageBody>
    </>
  )
}

type Section = { heading: string; texts: readonly string[] }

/** The sections that follow the list of counts. */
export function privacySections(site: Shown, mails: PrivacyPageProps['mails']): Section[] {
  return [
    {
      heading: 'For how long',
      texts: [
        `Counts are kept by day for ${String(YEARS_BY_DAY)} years, then by month. The secret that recognises a browser on the same day is deleted when the day is over, with everything that was made with it. From then on nobody can tell which visits belong together.`,
      ],
    },
    {
      heading: 'How to object',
      texts: [
        'Switch on Do Not Track or Global Privacy Control in your browser. Your visits, searches, prints and cooking are then not counted at all. What you do on purpose, such as saving a recipe or subscribing, still adds one to its sum.',
      ],
    },
    {
      heading: 'What is stored about you',
      texts: storedTexts(site),
    },
    ...(mails.countsOpens || mails.countsClicks ? [mailSection(mails)] : []),
    { heading: 'Other companies', texts: companyTexts(site) },
  ]
}

function storedTexts(site: Shown): string[] {
  return [
    'Without an account nothing is stored about you on this server. Your browser keeps your progress in a recipe, your measures and recipes for reading offline, and sends them to nobody.',
    'With an account: your email address, your profile, your sign-ins and the recipes you have saved. You can download and delete them at any time.',
    ...(site.newslettersEnabled
      ? [
          'With a subscription to the newsletter: your address, and when and on which page you agreed. Every newsletter has a link to unsubscribe.',
        ]
      : []),
    ...(site.commentsEnabled || site.ratingsEnabled
      ? [
          'With a comment or a rating: what you wrote, and for 30 days the network address it came from, to keep spam away.',
        ]
      : []),
  ]
}

function mailSection({ countsOpens, countsClicks }: PrivacyPageProps['mails']): Section {
  const counted = [
    ...(countsOpens ? ['whether a newsletter is opened'] : []),
    ...(countsClicks ? ['which links in it are followed'] : []),
  ].join(' and ')
  return {
    heading: 'Newsletters',
    texts: [`The author has switched on counting ${counted}. Each is counted once a subscriber.`],
  }
}

function companyTexts(site: Shown): string[] {
  return [
    'The counts are made on this server and given to no other company. Where the author uses another company, it is named here:',
    ...(site.googleAnalyticsId
      ? [
          'Google Analytics: the author has switched it on. Its script is loaded from Google after the page, unless your browser sends Do Not Track or Global Privacy Control, and may set cookies.',
        ]
      : []),
    'Players of videos, music and posts, such as YouTube: in new texts they load when you press them, and not before. Older posts may have players that load with the page.',
    ...(site.subscriptionsEnabled && site.paymentMode !== 'off'
      ? [
          'Stripe: payments are made on pages of Stripe. This server never sees the number of your card.',
        ]
      : []),
  ]
}
