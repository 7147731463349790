import type { Metadata } from 'next'
import { RedirectSignedIn } from '@/src/session/after-sign-in'
import { SignInForm } from '@/src/session/sign-in-form'
import { AccountPage } from '@/src/site/pages/account-page'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-data'

export const metadata: Metadata = { title: 'Sign In', robots: { index: false } }

export default async function Page({ params }: SiteParams) {
  await requireSite(params)
  return (
    <AccountPage title="Sign In">
      <RedirectSignedIn />
      <SignInForm />
    </AccountPage>
  )
}
