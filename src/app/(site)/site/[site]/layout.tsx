import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import { readTemplatePreview } from '@/src/domain/addresses/template-preview'
import { deployment } from '@/src/runtime/launching/settings/deployment'
import { allowExternal, scriptNonce } from '@/src/server/web/answer-notes'
import { siteMetadata } from '@/src/site/pages/head/metadata'
import { PlainDocument } from '@/src/site/pages/document/plain-document'
import { SiteDocument } from '@/src/site/pages/document/site-document'
import { withFeedLinks } from './feed.xml/feed-links'
import { siteFrame } from './site-frame'
import { themeColour } from '@/src/site/theme/palette'
import { findSite } from './site-data'
import type { SiteParams } from './site-data'

const isTemplatePreview = async (params: SiteParams['params']): Promise<boolean> =>
  readTemplatePreview(decodeURIComponent((await params).site)) !== null

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const site = await findSite((await params).site)
  if (!site) return siteMetadata(null)
  const metadata = withFeedLinks(siteMetadata(site))
  const isPreview = await isTemplatePreview(params)
  return isPreview ? { ...metadata, robots: { index: false, follow: false } } : metadata
}

export async function generateViewport({ params }: SiteParams): Promise<Viewport> {
  const site = await findSite((await params).site)
  return site ? { themeColor: themeColour(site) } : {}
}

export default async function Layout({ params, children }: SiteParams & { children: ReactNode }) {
  const site = await findSite((await params).site)
  if (!site) return <PlainDocument>{children}</PlainDocument>
  if (site.googleAnalyticsId) allowExternal('analytics')
  if (await isTemplatePreview(params)) allowExternal('kitchen-frame')
  return (
    <SiteDocument
      site={site}
      frame={await siteFrame(site)}
      accountOrigin={accountOrigin(deployment())}
      nonce={scriptNonce()}
    >
      {children}
    </SiteDocument>
  )
}
