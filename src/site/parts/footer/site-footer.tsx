import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { FooterNewsletter } from '@/src/site/newsletter/footer-newsletter'
import { NewsletterOpener } from '@/src/site/newsletter/newsletter-opener'
import type { Template } from '@/src/site/templates/template'
import { Logo } from '../header/logo'
import { Ornament } from '../page/ornament'
import { otherLinks } from '../header/site-links'
import type { SiteFrame } from '../header/site-links'
import { SocialLinks } from './social-links'
import { videoChannels } from './video-channels'
import styles from './site-footer.module.css'

type SiteFooterProps = {
  site: PublicSite
  template: Template
  frame: SiteFrame
  /** The address of the deployment's own page. */
  platformUrl: string
}

/** The foot of every page. */
export function SiteFooter({
  site,
  template: { footer, look },
  frame,
  platformUrl,
}: SiteFooterProps): ReactElement {
  return (
    <footer className={styles.footer}>
      {footer.hasOrnament ? <Ornament kind={look.ornament} /> : null}
      <div className={styles.inside} data-layout={footer.layout}>
        <FooterNewsletter site={site} />
        <div className={styles.main}>
          <Logo site={site} icon="without-logo" ground="footer" />
          <FooterLinks site={site} frame={frame} />
          <SocialLinks links={site.socialMediaLinks} />
        </div>
        <div className={styles.small} data-duty="flex">
          <p>
            © {new Date().getUTCFullYear()} {site.title}
          </p>
          <a href="/terms">Terms</a>
          <a href="/privacy">Privacy</a>
          <a href={platformUrl}>Built with Recipe Publishing Platform</a>
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = Pick<SiteFooterProps, 'site' | 'frame'>

function FooterLinks({ site, frame }: FooterLinksProps): ReactElement {
  return (
    <nav className={styles.links} aria-label="Footer">
      <a href="/recipes">Recipes</a>
      {/* where the collections are above the recipes (docs/product/site-frame.md#footer) */}
      {frame.hasCollections ? <a href="/recipes#collections">Collections</a> : null}
      {frame.hasLetters ? <a href="/letters">Letters</a> : null}
      {site.about.length > 0 ? <a href="/about">About</a> : null}
      {otherLinks(site).map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
      {site.newslettersEnabled ? <NewsletterOpener site={site} /> : null}
      {videoChannels(site.socialMediaLinks).map(({ id, label, href }) => (
        <a key={id} href={href} rel="me noopener" target="_blank">
          {label}
        </a>
      ))}
    </nav>
  )
}
