import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site'
import type { Template } from '@/src/site/templates/template'
import { Logo } from './logo'
import { Ornament } from './ornament'
import { SocialLinks } from './social-links'
import styles from './site-footer.module.css'

type SiteFooterProps = {
  site: PublicSite
  template: Template
  /** Where the deployment's own page is. */
  platformUrl: string
}

/** The foot of every page. */
export function SiteFooter({
  site,
  template: { footer, look },
  platformUrl,
}: SiteFooterProps): ReactElement {
  return (
    <footer className={styles.footer}>
      {footer.hasOrnament ? <Ornament kind={look.ornament} /> : null}
      <div className={styles.inside} data-layout={footer.layout}>
        <Logo site={site} icon="without-logo" />
        <nav className={styles.links} aria-label="Footer">
          <a href="/recipes">Recipes</a>
          {site.headerLinks.map(({ id, label, href }) => (
            <a key={id} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <SocialLinks links={site.socialMediaLinks} />
        <p className={styles.small}>
          © {new Date().getUTCFullYear()} {site.title}
        </p>
        <p className={styles.small}>
          <a href={platformUrl}>Built with Recipe Publishing Platform</a>
        </p>
      </div>
    </footer>
  )
}
