import type { Metadata } from 'next'
import { ProfileScreen } from '@/src/account/profile/profile-screen'

export const metadata: Metadata = { title: 'Profile', robots: { index: false } }

/** The user's public profile. */
export default function Page() {
  return <ProfileScreen />
}
