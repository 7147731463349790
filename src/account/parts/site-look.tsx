import type { ReactElement, ReactNode } from 'react'
import type { SiteBrand } from '@/src/contract/people/profile'
import styles from './site-look.module.css'

type SiteLookProps = { site: SiteBrand | null; children: ReactNode }

/**
 * A page that is about one site: below its logo or name, with buttons in its color. Null for the plain page.
 * @see docs/product/site-frame.md#brand
 */
export function SiteLook({ site, children }: SiteLookProps): ReactElement {
  if (site === null) return <>{children}</>
  const { logoUrl, title, colors } = site
  return (
    <div
      className={styles.look}
      style={{ '--color-accent': colors.accent, '--on-accent': colors.onAccent }}
    >
      <a
        className={styles.band}
        href={site.url}
        style={{ background: colors.background, color: colors.text }}
      >
        {logoUrl === null ? title : <img src={logoUrl} alt={title} width={240} height={64} />}
      </a>
      {children}
    </div>
  )
}

/** The logo of a site in a list that names the sites: nothing without one. */
export const SiteMark = ({
  site: { logoUrl, colors },
}: {
  site: SiteBrand
}): ReactElement | null =>
  logoUrl === null ? null : (
    <span className={styles.mark} style={{ background: colors.background }}>
      <img src={logoUrl} alt="" width={120} height={32} loading="lazy" />
    </span>
  )
