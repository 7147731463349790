import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RedirectSignedIn } from '@/src/session/after-sign-in'
import { SignUpForm } from '@/src/session/sign-in-form'
import { AccountPage } from '@/src/site/pages/account-page'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-data'

export const metadata: Metadata = { title: 'Subscribe', robots: { index: false } }

/** The free subscription by email; plans to choose from come with payments. */
export default async function Page({ params }: SiteParams) {
  const { site } = await requireSite(params)
  if (!site.newslettersEnabled) notFound()
  return (
    <AccountPage title={`Subscribe to ${site.title}`}>
      <RedirectSignedIn />
      <SignUpForm isNewsletterOffered />
    </AccountPage>
  )
}
