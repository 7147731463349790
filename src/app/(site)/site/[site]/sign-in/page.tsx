import '@/src/site/pages/account-page'
import { formMetadata } from '../form-metadata'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

export const generateMetadata = formMetadata('Sign In', '/sign-in')

export default async function Page({ params }: SiteParams) {
  const { site } = await requireSite(params)
  return sitePage(params, site, { view: 'sign-in', props: {} })
}
