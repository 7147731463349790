import type { Metadata } from 'next'
import { CreateScreen } from '@/src/account/create/create-screen'

export const metadata: Metadata = { title: 'Create a site', robots: { index: false } }

/** Making a site. */
export default function Page() {
  return <CreateScreen />
}
