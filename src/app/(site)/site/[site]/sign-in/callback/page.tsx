import type { Metadata } from 'next'
import { AfterSignIn } from '@/src/session/after-sign-in'
import { AccountPage } from '@/src/site/pages/account-page'
import { requireSite } from '../../site-data'
import type { SiteParams } from '../../site-data'

export const metadata: Metadata = { title: 'Sign In', robots: { index: false } }

export default async function Page({ params }: SiteParams) {
  await requireSite(params)
  return (
    <AccountPage title="Sign In">
      <AfterSignIn />
    </AccountPage>
  )
}
