import type { ReactElement } from 'react'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import type { PublicSite } from '@/src/contract/site/site'
import { deployment } from '@/src/runtime/startup/settings/deployment'
import { pageCss } from '@/src/server/sites/own-css'
import { allowExternal, scriptNonce } from '@/src/server/web/answer-notes'
import { putPage } from '@/src/site/islands/page-to-draw'
import type { PageToDraw } from '@/src/site/islands/page-to-draw'
import { PageView } from '@/src/site/islands/page-view'
import { isPreviewKey } from './site-key'
import type { SiteParams } from './site-key'
import { siteFrame } from './site-frame'

/**
 * A page of a site, with header and footer.
 * @param isPreview whether it shows a draft in the kitchen's frame
 */
export async function sitePage(
  params: SiteParams['params'],
  site: PublicSite,
  content: PageToDraw['content'],
  isPreview = false,
): Promise<ReactElement> {
  const isSitePreview = isPreviewKey((await params).site)
  if (site.googleAnalyticsId) allowExternal('analytics')
  if (isPreview || isSitePreview) allowExternal('kitchen-frame')
  const number = putPage({
    site,
    ownCss: pageCss(site.cssOverrides),
    frame: await siteFrame(site),
    accountOrigin: accountOrigin(deployment()),
    nonce: scriptNonce(),
    preview:
      isPreview || isSitePreview
        ? { isWholeSite: !isPreview, hasOwnCss: isSitePreview && site.cssOverrides !== null }
        : null,
    content,
  })
  return <PageView number={number} />
}
