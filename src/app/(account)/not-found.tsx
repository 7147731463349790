import type { Metadata } from 'next'
import { NothingHere } from '@/src/account/not-found'

export const metadata: Metadata = { title: 'Page not found' }

/** The account host's answer to addresses where nothing is. */
export default function NotFound() {
  return <NothingHere />
}
