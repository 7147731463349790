'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { useSession } from '@/src/session/session-provider'
import { isSubscribeButtonShown } from '@/src/site/subscribe/offer'
import { isPlainClick } from '@/src/ui/form/segments'
import { isPreview } from '../parts/page/is-preview'
import { canOpenAutomatically, recordClosed } from './popup-flags'

const NewsletterPopup = lazy(() => import('./newsletter-popup'))

/**
 * Delay before the popup opens automatically, in milliseconds.
 * @see docs/product/subscriptions.md#newsletter-popup
 */
const OPENS_AFTER = 4000

/**
 * The newsletter link in the footer and the popup it opens, which also opens automatically four seconds
 * after the page has loaded. Without a script the link leads to the subscribe page.
 */
function NewsletterOpener({ site }: { site: PublicSite }): ReactElement {
  const link = useRef<HTMLAnchorElement>(null)
  const [opened, setOpened] = useState<null | 'by-itself' | 'on-demand'>(null)
  useOpenByItself(site, () => setOpened((before) => before ?? 'by-itself'))
  return (
    <>
      <a
        ref={link}
        href="/subscribe"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpened('on-demand')
        }}
      >
        Newsletter
      </a>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <NewsletterPopup
            siteTitle={site.title}
            takesFocus={opened === 'on-demand'}
            onDismiss={() => {
              recordClosed()
              if (opened === 'on-demand') link.current?.focus()
              setOpened(null)
            }}
            onDone={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Pages that already have a newsletter form. */
const QUIET = /^\/(?:subscribe|unsubscribe|sign-in|sign-up)(?:\/|$)/

const isQuietPage = (): boolean => isPreview() || QUIET.test(window.location.pathname)

function useOpenByItself(site: PublicSite, open: () => void): void {
  const { user } = useSession()
  const isButtonShown = isSubscribeButtonShown(site, user)
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!isButtonShown || isQuietPage() || !canOpenAutomatically()) return
    const timer = window.setTimeout(() => {
      if (canOpenAutomatically()) latest.current()
    }, OPENS_AFTER)
    return () => window.clearTimeout(timer)
  }, [isButtonShown])
}

const NewsletterOpenerIsland = island('newsletter-opener', NewsletterOpener)
export { NewsletterOpenerIsland as NewsletterOpener }
