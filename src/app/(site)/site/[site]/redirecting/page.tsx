import '@/src/site/pages/account-page'
import '@/src/site/pages/redirecting-page'
import { formMetadata } from '../form-metadata'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

export const generateMetadata = formMetadata('Redirecting...', '/redirecting')

export default async function Page({ params }: SiteParams) {
  const { site, accountOrigin } = await requireSite(params)
  return sitePage(params, site, { view: 'redirecting', props: { accountOrigin } })
}
