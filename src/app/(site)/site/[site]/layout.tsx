import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import { deployment } from '@/src/runtime/startup/settings/deployment'
import { answerIsMissing, isAnswerSuspended } from '@/src/server/web/answer-notes'
import { siteMetadata } from '@/src/site/pages/head/metadata'
import { PlainDocument } from '@/src/site/pages/document/plain-document'
import { SiteDocument } from '@/src/site/pages/document/site-document'
import { MissingSite } from '@/src/site/pages/missing-site'
import { SuspendedSite } from '@/src/site/pages/suspended-site'
import { withFeedLinks } from './feed.xml/feed-links'
import { siteFrame } from './site-frame'
import { themeColour } from '@/src/site/theme/palette'
import { findSite } from './site-data'
import { isPreviewKey } from './site-key'
import type { SiteParams } from './site-key'

const isPreview = async (params: SiteParams['params']): Promise<boolean> =>
  isPreviewKey((await params).site)

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const site = await findSite((await params).site)
  if (!site) return siteMetadata(null)
  const metadata = withFeedLinks(siteMetadata(site))
  return (await isPreview(params))
    ? { ...metadata, robots: { index: false, follow: false } }
    : metadata
}

export async function generateViewport({ params }: SiteParams): Promise<Viewport> {
  const site = await findSite((await params).site)
  return site ? { themeColor: themeColour(site) } : {}
}

export default async function Layout({ params, children }: SiteParams & { children: ReactNode }) {
  const site = await findSite((await params).site)
  if (!site) {
    if (!isAnswerSuspended()) answerIsMissing()
    return (
      <PlainDocument>
        <meta name="robots" content="noindex" />
        {isAnswerSuspended() ? (
          <SuspendedSite />
        ) : (
          <MissingSite accountOrigin={accountOrigin(deployment())} />
        )}
      </PlainDocument>
    )
  }
  const { logoTone } = await siteFrame(site)
  return (
    <SiteDocument site={site} logoTone={logoTone}>
      {children}
    </SiteDocument>
  )
}
