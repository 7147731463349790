import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { HeaderSearch } from '@/src/site/browse/search/header-search'
import { SavedButton } from '@/src/site/saved/saved-button'
import { SubscribeLink } from '@/src/site/subscribe/subscribe-link'
import type { Template } from '@/src/site/templates/template'
import { AccountMenu } from './account-menu'
import { HeaderLinksMenu } from './header-links-menu'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { PlainMenu } from './plain-menu'
import { Ornament } from '../page/ornament'
import { mainLinks, otherLinks } from './site-links'
import type { SiteFrame, SiteLink } from './site-links'
import { SocialLinks } from '../footer/social-links'
import styles from './site-header.module.css'

type SiteHeaderProps = { site: PublicSite; template: Template; frame: SiteFrame }

/** The head of every page: name, navigation, search, where else the author is, and the account. */
export function SiteHeader({
  site,
  template: { header, look },
  frame,
}: SiteHeaderProps): ReactElement {
  return (
    <header className={styles.header} data-style={header.style}>
      <div className={styles.bar} data-layout={site.headerLayout}>
        <div className={styles.name}>
          <Logo
            site={site}
            icon={header.icon}
            ground={header.style === 'block' ? 'accent' : 'page'}
          />
        </div>
        <Navigation site={site} frame={frame} isMenu={header.links === 'menu'} />
        <div className={styles.end}>
          <div className={styles.subscribe}>
            <SubscribeLink site={site} />
          </div>
          <div className={styles.search}>
            <HeaderSearch site={site.slug} featured={frame.featured} />
          </div>
          {header.hasSocialLinks ? (
            <div className={styles.social}>
              <SocialLinks links={site.socialMediaLinks.slice(0, 4)} />
            </div>
          ) : null}
          <div className={styles.account}>
            <SavedButton />
            <AccountMenu />
          </div>
          <div className={styles.mobile}>
            <PlainMenu label="Menu" links={plainLinks(site, frame)} />
            <MobileMenu site={site} links={[...mainLinks(site, frame), ...otherLinks(site)]} />
          </div>
        </div>
      </div>
      {header.style === 'ornament' ? <Ornament kind={look.ornament} /> : null}
    </header>
  )
}

/** All links of the narrow screens' menu, for pages without a script. */
const plainLinks = (site: PublicSite, frame: SiteFrame): readonly SiteLink[] => [
  ...mainLinks(site, frame),
  ...otherLinks(site),
  ...site.headerLinks,
  ...(site.newslettersEnabled ? [{ label: 'Subscribe', href: '/subscribe' }] : []),
]

type NavigationProps = Omit<SiteHeaderProps, 'template'> & { isMenu: boolean }

/**
 * The site's pages, and More: with the pages there is no room for, and all others.
 * @see docs/product/site-frame.md#links-of-the-header
 */
function Navigation({ site, frame, isMenu }: NavigationProps): ReactElement {
  const main = mainLinks(site, frame)
  const others = otherLinks(site).map((link) => ({ id: link.href, openInNewTab: false, ...link }))
  const inMenu = isMenu ? [...others, ...site.headerLinks] : others
  return (
    <nav className={styles.nav} aria-label="Main">
      {main.map(({ label, href }, index) => (
        <a key={href} className={styles.link} href={href} data-rank={index + 1}>
          {label}
        </a>
      ))}
      {isMenu
        ? null
        : site.headerLinks.map(({ id, label, href, openInNewTab }) => (
            <a key={id} className={styles.own} href={href} {...(openInNewTab ? NEW_TAB : {})}>
              {label}
            </a>
          ))}
      {inMenu.length > 0 ? <PlainMenu label="More" links={inMenu} /> : null}
      <div className={styles.more} data-only={inMenu.length > 0 ? undefined : main.length}>
        <HeaderLinksMenu main={main} links={inMenu} />
      </div>
    </nav>
  )
}

const NEW_TAB = { target: '_blank', rel: 'noopener' }
