'use client'

import { useEffect, useState } from 'react'
import { readAuthToken } from '@/src/api/auth-token'
import { call } from '@/src/api/call'
import type { ManagedSite } from '@/src/contract/site/site'
import { Icon } from '@/src/ui/icons/icon'
import { Thumbnail } from '../parts/thumbnail'
import { siteFigures } from '../sites/site-words'
import styles from './admin.module.css'

/** Maximum number of sites on the admin's first page; the kitchen lists all of them. */
const SHOWN = 6

/**
 * The sites of the signed-in user, above the admin's own cards. Renders nothing if they cannot be loaded.
 */
export function YourSites() {
  const sites = useSites()
  if (sites === 'pending') return <div className={styles.sitesPlace} aria-hidden="true" />
  if (sites.length === 0) return null
  return (
    <section className={styles.sites} aria-labelledby="your-sites">
      <h2 id="your-sites">Your sites</h2>
      <ul>
        {sites.slice(0, SHOWN).map((site) => (
          <SiteLine key={site.id} site={site} />
        ))}
      </ul>
      {sites.length > SHOWN ? <a href="/kitchen">All {sites.length} sites</a> : null}
    </section>
  )
}

function SiteLine({ site }: { site: ManagedSite }) {
  return (
    <li className={styles.site}>
      <Thumbnail
        className={styles.sitePicture}
        image={site.featuredImage}
        width={72}
        height={72}
        isEager
      />
      <div>
        <h3>{site.title}</h3>
        <p className={styles.siteFigures}>
          {siteFigures(site)
            .map(({ label, text }) => `${text} ${label}`)
            .join(' · ')}
        </p>
        <p className={styles.siteLinks}>
          <a href={`/kitchen/${site.slug}/recipes`}>Recipes</a>
          <a href={`/admin/collections/sites/${site.id}`}>Settings</a>
          <a href={site.url}>
            View site
            <Icon name="external" size={16} />
          </a>
        </p>
      </div>
    </li>
  )
}

function useSites(): 'pending' | readonly ManagedSite[] {
  const [sites, setSites] = useState<'pending' | readonly ManagedSite[]>('pending')
  useEffect(() => {
    void listSites().then(setSites)
  }, [])
  return sites
}

async function listSites(): Promise<readonly ManagedSite[]> {
  if (readAuthToken() === null) return []
  try {
    return (await call('listManagedSites', {})).sites
  } catch {
    return []
  }
}
