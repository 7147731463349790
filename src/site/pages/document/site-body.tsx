import type { ReactElement, ReactNode } from 'react'
import { deferredLayoutScript } from '@/src/site/islands/deferred-layout'
import type { PageToDraw } from '@/src/site/islands/page-to-draw'
import { SEPARATE_START } from '@/src/site/islands/separate-start'
import { SiteFooter } from '@/src/site/parts/footer/site-footer'
import { SiteHeader } from '@/src/site/parts/header/site-header'
import { Analytics } from '@/src/site/parts/page/analytics'
import fold from '@/src/site/parts/page/below-fold.module.css'
import { PageDuties } from '@/src/site/parts/page/page-duties'
import { getTemplate } from '@/src/site/templates'
import { pageFonts } from '@/src/site/theme/font-faces'
import { overridesCss } from '@/src/site/theme/own-css'
import { RECORD_PRESSES } from '@/src/ui/early-presses'
import { FramedPreview } from './framed-preview'
import styles from './site-document.module.css'

type SiteBodyProps = {
  page: Omit<PageToDraw, 'content'>
  children: ReactNode
}

/** The body of a page of a site: header, main and footer. */
export function SiteBody({ page, children }: SiteBodyProps): ReactElement {
  const { site, frame, ownCss, accountOrigin, nonce, preview } = page
  const template = getTemplate(site.template)
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: RECORD_PRESSES }} />
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <PageDuties />
      <SiteHeader site={site} template={template} frame={frame} />
      <main id="main" tabIndex={-1} data-head={template.recipes.headStyle}>
        {preview ? <FramedPreview kitchen={accountOrigin} nonce={nonce} {...preview} /> : null}
        {children}
      </main>
      <SiteFooter site={site} template={template} frame={frame} platformUrl={accountOrigin} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SEPARATE_START }} />
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: deferredLayoutScript(fold.below ?? '') }}
      />
      {site.googleAnalyticsId ? <Analytics id={site.googleAnalyticsId} nonce={nonce} /> : null}
      {ownCss ? (
        <style dangerouslySetInnerHTML={{ __html: overridesCss(ownCss, site, fontsOf(site)) }} />
      ) : null}
    </>
  )
}

const fontsOf = ({
  typeTheme: { displayFontFamily, narrativeFontFamily },
}: PageToDraw['site']): ReturnType<typeof pageFonts> =>
  pageFonts(displayFontFamily, narrativeFontFamily)
