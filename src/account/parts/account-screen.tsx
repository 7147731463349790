import type { ReactElement, ReactNode } from 'react'
import type { SiteBrand } from '@/src/contract/people/profile'
import { SiteLook } from './site-look'
import styles from './account-screen.module.css'

type ScreenProps = {
  title: string
  lead?: string
  /** A column for a form, or the page's whole width. */
  width?: 'form' | 'page'
  /** The site that the whole screen is about. */
  site?: SiteBrand | null
  children: ReactNode
}

/** The frame of a screen of one's own account. */
export function Screen({
  title,
  lead,
  width = 'page',
  site = null,
  children,
}: ScreenProps): ReactElement {
  return (
    <div className={styles.screen} data-width={width}>
      <SiteLook site={site}>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <div className={styles.body}>{children}</div>
      </SiteLook>
    </div>
  )
}
