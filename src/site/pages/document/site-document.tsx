import type { ReactElement, ReactNode } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { getTemplate } from '@/src/site/templates'
import '@/src/site/theme/base.css'
import { pageFonts } from '@/src/site/theme/font-faces'
import { siteDirection } from '@/src/site/theme/site-direction'
import { themeCss } from '@/src/site/theme/theme-css'
// The parts of every page, for their styles: they are drawn elsewhere (src/site/islands).
import './site-body'
import '../missing-message'

type SiteDocumentProps = {
  site: PublicSite
  logoTone: number | null
  /** The body. */
  children: ReactNode
}

/** The document around every page of a site: fonts and colours. */
export function SiteDocument({ site, logoTone, children }: SiteDocumentProps): ReactElement {
  const { displayFontFamily, narrativeFontFamily } = site.typeTheme
  const fonts = pageFonts(displayFontFamily, narrativeFontFamily)
  const { look } = getTemplate(site.template)
  const css = `${fonts.css}\n${themeCss(site, { look, fonts, logoTone })}`
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
      {children}
    </html>
  )
}
