import type { Metadata } from 'next'
import { ProfileScreen } from '@/src/account/profile/profile-screen'

export const metadata: Metadata = { title: 'Profile', robots: { index: false } }

/** Who somebody is to others. */
export default function Page() {
  return <ProfileScreen />
}
