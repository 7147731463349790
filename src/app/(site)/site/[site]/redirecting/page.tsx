import { AccountPage } from '@/src/site/pages/account-page'
import { RedirectingPage } from '@/src/site/pages/redirecting-page'
import { formMetadata } from '../form-metadata'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-data'

export const generateMetadata = formMetadata('Redirecting...', '/redirecting')

export default async function Page({ params }: SiteParams) {
  const { accountOrigin } = await requireSite(params)
  return (
    <AccountPage title="Redirecting...">
      <RedirectingPage accountOrigin={accountOrigin} />
    </AccountPage>
  )
}
