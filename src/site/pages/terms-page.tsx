import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { PageHead } from '@/src/site/parts/page/page-head'
import { getTemplate } from '@/src/site/templates'
import { PageBody } from './document/page-body'
import styles from './terms-page.module.css'

/** The terms of service of a site. */
export function TermsPage({ site }: { site: PublicSite }): ReactElement {
  return (
    <>
      <PageHead title="Terms of service" style={getTemplate(site.template).recipes.headStyle} />
      <PageBody width="text">
        <div className={styles.terms}>
          {termsOf(site.title).map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </PageBody>
    </>
  )
}

const termsOf = (title: string) => [
  {
    heading: 'Reading and cooking',
    text: `Everyone may read what is public on ${title}, cook from it, print it and keep it for themselves. Texts and pictures belong to their author; ask before you publish them elsewhere.`,
  },
  {
    heading: 'Your account',
    text: 'You sign in with a link that we email you. Anyone who can read your email can sign in as you, so keep your inbox private. You can change your profile at any time.',
  },
  {
    heading: 'Subscriptions',
    text: `A free subscription brings new recipes by email, and every email has a link to unsubscribe. Full access includes the recipes for subscribers only. It renews until you cancel it, and then ends with the period you have paid for.`,
  },
  {
    heading: 'Comments',
    text: 'Be kind, and stay on topic. You are responsible for what you write, and may delete it at any time. The author may hide comments.',
  },
  {
    heading: 'Your own judgement',
    text: 'Recipes are written with care and without a guarantee. Mind your allergies, check temperatures, and throw away what smells wrong.',
  },
  {
    heading: 'Changes',
    text: 'These terms may change. The version on this page applies.',
  },
]
