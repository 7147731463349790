import type { Metadata } from 'next'
import { NothingHere } from '@/src/account/not-found'
import { answerIsMissing } from '@/src/server/web/answer-notes'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** Every address of the account host that no other route answers. */
export default function MissingPage() {
  answerIsMissing()
  return <NothingHere />
}
