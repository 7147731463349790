import type { ReactElement } from 'react'
import { Message } from '@/src/ui/message'
import type { ListedSite } from '@/src/contract/site/site'
import { CreateSiteLink } from './create-site-link'
import { SitePanel } from './site-panel'
import { Welcome } from './welcome'
import styles from './home.module.css'

/**
 * The account host's home page: a short introduction, and the sites of this deployment.
 * @see docs/product/accounts.md#account-home
 */
export function Home({ sites }: { sites: readonly ListedSite[] }): ReactElement {
  return (
    <>
      <section className={styles.opening}>
        <h1 className={styles.title}>Recipe sites by the cooks who write them</h1>
        <div className={styles.aside}>
          <p className={styles.lead}>
            Every site here belongs to one author. One account works on all of them.
          </p>
          <Welcome />
        </div>
      </section>
      {sites.length === 0 ? (
        <Message title="No sites yet" actions={<CreateSiteLink />}>
          The first site appears here as soon as it is created.
        </Message>
      ) : (
        <section aria-labelledby="sites">
          <h2 id="sites" className={styles.heading}>
            {sites.length === 1 ? 'The site' : 'The sites'}
          </h2>
          <ul className={styles.sites}>
            {sites.map((site, index) => (
              <SitePanel key={site.slug} site={site} isFirst={index < 3} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
