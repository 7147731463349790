import type { Metadata } from 'next'
import { cache } from 'react'
import { getPayloadClient } from '@/src/app/payload-client'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { isWide } from '@/src/domain/rich-text/basic'
import { PLAYER_ORIGINS, playerOrigins } from '@/src/domain/rich-text/embeds/embed-view'
import { getLetterPreview } from '@/src/server/letters/preview'
import { getLetter } from '@/src/server/letters/read'
import { allowExternal, allowFrameOrigins } from '@/src/server/web/answer-notes'
import '@/src/site/pages/document/framed-preview'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import '@/src/site/pages/letters/letter-page'
import { MISSING } from '../../missing-page'
import { redirectOrMissing, requireSite, requireSiteForEveryone } from '../../site-data'
import { sitePage } from '../../site-page'

type Params = {
  params: Promise<{ site: string; slug: string }>
  searchParams: Promise<{ preview?: string | string[] }>
}

/** A letter as an anonymous reader sees it, or its draft by a signed preview link. */
const findLetter = cache(async (siteId: string, slug: string, preview: string | undefined) => {
  const payload = await getPayloadClient()
  const draft =
    preview === undefined ? null : await getLetterPreview(payload, { siteId, slug }, preview)
  return draft ?? getLetter(payload, siteId, slug, ANONYMOUS_READER)
})

const previewIn = async (search: Params['searchParams']): Promise<string | undefined> =>
  [(await search).preview].flat()[0]

export async function generateMetadata({ params, searchParams }: Params): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const preview = await previewIn(searchParams)
  const letter = await findLetter(site.id, (await params).slug, preview)
  if (!letter) return MISSING
  const { title, summary, image, slug } = letter
  const path = `/letters/${slug}`
  const head = pageMetadata({ site, origin, path, title, description: summary, image })
  return preview === undefined ? head : { ...head, robots: { index: false } }
}

export default async function Page({ params, searchParams }: Params) {
  const preview = await previewIn(searchParams)
  const { site, origin } = await (preview === undefined ? requireSiteForEveryone : requireSite)(
    params,
  )
  const { slug } = await params
  const letter = await findLetter(site.id, slug, preview)
  if (preview !== undefined) allowExternal('kitchen-frame')
  if (!letter) return redirectOrMissing(params, site, `/letters/${slug}`)
  // The withheld text may contain any player.
  allowFrameOrigins(letter.isLocked ? PLAYER_ORIGINS : playerOrigins(letter.content.filter(isWide)))
  const content = { view: 'letter', props: { site, letter, origin } } as const
  return sitePage(params, site, content, preview !== undefined)
}
