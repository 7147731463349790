import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site'
import type { Template } from '@/src/site/templates/template'
import { AccountMenu } from './account-menu'
import { HeaderLinksMenu } from './header-links-menu'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { Ornament } from './ornament'
import { SocialLinks } from './social-links'
import styles from './site-header.module.css'

type SiteHeaderProps = { site: PublicSite; template: Template }

/** The head of every page: name, navigation, where else the author is, and the account. */
export function SiteHeader({ site, template: { header, look } }: SiteHeaderProps): ReactElement {
  const isMenu = header.links === 'menu' && site.headerLinks.length > 0
  return (
    <header className={styles.header} data-style={header.style}>
      <div className={styles.bar} data-layout={site.headerLayout}>
        <div className={styles.name}>
          <Logo site={site} icon={header.icon} />
        </div>
        <nav className={styles.nav} aria-label="Main">
          <a href="/recipes">All Recipes</a>
          {isMenu
            ? null
            : site.headerLinks.map(({ id, label, href, openInNewTab }) => (
                <a key={id} href={href} {...(openInNewTab ? NEW_TAB : {})}>
                  {label}
                </a>
              ))}
          {isMenu ? <HeaderLinksMenu links={site.headerLinks} /> : null}
        </nav>
        <div className={styles.end}>
          {header.hasSocialLinks ? (
            <div className={styles.social}>
              <SocialLinks links={site.socialMediaLinks.slice(0, 4)} />
            </div>
          ) : null}
          <div className={styles.account}>
            <AccountMenu />
          </div>
          <div className={styles.mobile}>
            <MobileMenu
              siteTitle={site.title}
              links={site.headerLinks}
              social={<SocialLinks links={site.socialMediaLinks} />}
            />
          </div>
        </div>
      </div>
      {header.style === 'ornament' ? <Ornament kind={look.ornament} /> : null}
    </header>
  )
}

const NEW_TAB = { target: '_blank', rel: 'noopener' }
