import type { ReactElement, ReactNode } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { SessionProvider } from '@/src/session/session-provider'
import { deferredLayoutScript } from '@/src/site/island/deferred-layout'
import { SEPARATE_START } from '@/src/site/island/separate-start'
import { KeepOffline } from '@/src/site/offline/keep-offline'
import { Analytics } from '@/src/site/parts/page/analytics'
import fold from '@/src/site/parts/page/below-fold.module.css'
import { EditHere } from '@/src/site/parts/page/edit/edit-here'
import { SiteFooter } from '@/src/site/parts/footer/site-footer'
import { SiteHeader } from '@/src/site/parts/header/site-header'
import type { SiteFrame } from '@/src/site/parts/header/site-links'
import { getTemplate } from '@/src/site/templates'
import '@/src/site/theme/base.css'
import { pageFonts } from '@/src/site/theme/font-faces'
import { siteDirection } from '@/src/site/theme/site-direction'
import { AwakePage } from '@/src/ui/awake-page'
import { RECORD_PRESSES } from '@/src/ui/early-presses'
import { overridesCss } from '@/src/site/theme/own-css'
import { themeCss } from '@/src/site/theme/theme-css'
// Every page carries its 404 page along: with the styles here, none is fetched in vain.
import '../message-page.module.css'
import styles from './site-document.module.css'

type SiteDocumentProps = {
  site: PublicSite
  frame: SiteFrame
  /** Origin of the account host. */
  accountOrigin: string
  /** The nonce of the page's scripts. */
  nonce?: string | undefined
  children: ReactNode
}

/** The whole document around every page of a site: fonts, colours, header, main and footer. */
export function SiteDocument({
  site,
  frame,
  accountOrigin,
  nonce,
  children,
}: SiteDocumentProps): ReactElement {
  const template = getTemplate(site.template)
  const { displayFontFamily, narrativeFontFamily } = site.typeTheme
  const fonts = pageFonts(displayFontFamily, narrativeFontFamily)
  const css = `${fonts.css}\n${themeCss(site, { look: template.look, fonts, logoTone: frame.logoTone })}`
  return (
    <html lang="en" dir={siteDirection(site)}>
      <head>
        {fonts.preloads.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            // On phones they load with the first layout, after the picture: the fallback has their metrics.
            media="(min-width: 768px)"
          />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body data-asleep>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: RECORD_PRESSES }} />
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        <SessionProvider scope={{ site: site.slug, accountOrigin }}>
          <KeepOffline />
          <EditHere />
          <SiteHeader site={site} template={template} frame={frame} />
          <main id="main" tabIndex={-1} data-head={template.recipes.headStyle}>
            {children}
          </main>
          <SiteFooter site={site} template={template} frame={frame} platformUrl={accountOrigin} />
        </SessionProvider>
        <AwakePage />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SEPARATE_START }} />
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: deferredLayoutScript(fold.below ?? '') }}
        />
        {site.googleAnalyticsId ? <Analytics id={site.googleAnalyticsId} nonce={nonce} /> : null}
        {site.cssOverrides ? (
          <style
            dangerouslySetInnerHTML={{ __html: overridesCss(site.cssOverrides, site, fonts) }}
          />
        ) : null}
      </body>
    </html>
  )
}
