import { RedirectSignedIn } from '@/src/session/after-sign-in'
import { SignUpForm } from '@/src/session/sign-in-form'
import { AccountPage } from '@/src/site/pages/account-page'
import { formMetadata } from '../form-metadata'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-data'

export const generateMetadata = formMetadata('Create Account', '/sign-up')

export default async function Page({ params }: SiteParams) {
  const { site } = await requireSite(params)
  return (
    <AccountPage title="Create Account">
      <RedirectSignedIn />
      <SignUpForm isNewsletterOffered={site.newslettersEnabled} />
    </AccountPage>
  )
}
