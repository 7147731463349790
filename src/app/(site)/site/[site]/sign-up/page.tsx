import type { Metadata } from 'next'
import { RedirectSignedIn } from '@/src/session/after-sign-in'
import { SignUpForm } from '@/src/session/sign-in-form'
import { AccountPage } from '@/src/site/pages/account-page'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-data'

export const metadata: Metadata = { title: 'Create Account', robots: { index: false } }

export default async function Page({ params }: SiteParams) {
  const { site } = await requireSite(params)
  return (
    <AccountPage title="Create Account">
      <RedirectSignedIn />
      <SignUpForm isNewsletterOffered={site.newslettersEnabled} />
    </AccountPage>
  )
}
