import type { ReactElement } from 'react'
import { getPayloadClient } from '@/src/app/payload-client'
import { getPreferences } from '@/src/server/newsletters/preferences'
import '@/src/site/newsletter/preferences-page'
import { missingPage } from '../../missing-page'
import { requireSite } from '../../site-data'
import { sitePage } from '../../site-page'

/** Parameters of the pages of the email preferences. */
export type PreferencesParams = { params: Promise<{ site: string; token: string }> }

/** Draws the email preferences behind the link of a mail, which depend on the link alone. */
export async function preferencesPage(
  params: PreferencesParams['params'],
  isSaved: boolean,
): Promise<ReactElement> {
  const { site } = await requireSite(params)
  const token = decodeURIComponent((await params).token)
  const opened = await getPreferences(await getPayloadClient(), site.id, token)
  if (opened === null) return missingPage(params, site)
  return sitePage(params, site, {
    view: 'preferences',
    props: { siteTitle: site.title, token, isSaved, ...opened },
  })
}
