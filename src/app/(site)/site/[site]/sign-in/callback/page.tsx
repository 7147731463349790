import { AfterSignIn } from '@/src/session/after-sign-in'
import { AccountPage } from '@/src/site/pages/account-page'
import { formMetadata } from '../../form-metadata'
import { requireSite } from '../../site-data'
import type { SiteParams } from '../../site-data'

export const generateMetadata = formMetadata('Sign In', '/sign-in/callback')

export default async function Page({ params }: SiteParams) {
  await requireSite(params)
  return (
    <AccountPage title="Sign In">
      <AfterSignIn />
    </AccountPage>
  )
}
