import type { Metadata } from 'next'
import type { ReactElement } from 'react'
import { answerIsMissing } from '@/src/server/web/answer-notes'
import { MissingMessage } from '@/src/site/pages/missing-message'

/** The head of a page that is not there. */
export const MISSING: Metadata = { title: 'Page not found' }

/**
 * The 404 page in the place of a page. In answer to `notFound()` Next would send a document without
 * content and styles, which its script fills: nothing to read without one.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export function missingPage(isOnSite = true): ReactElement {
  answerIsMissing()
  return (
    <>
      <meta name="robots" content="noindex" />
      <MissingMessage isOnSite={isOnSite} />
    </>
  )
}
