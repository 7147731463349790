'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { whenIdle } from './parts/when-idle'
import { PLATFORM } from './platform/platform-address'
import { findScreen, SCREENS } from './screens'
import { kitchenAddress, readKitchenPath } from './shell/navigation/kitchen-path'
import type { KitchenPath } from './shell/navigation/kitchen-path'
import { useScrollMemory } from './shell/navigation/use-scroll-memory'
import { Redirect } from './shell/redirect'
import { ScreenBoundary } from './shell/screen-boundary'
import type { ScreenProps } from './shell/screen-props'
import { onceLoaded } from './shell/once-loaded'
import { useTitle } from './shell/use-title'
import { SitesScreen } from './sites/sites-screen'

/** The code of the first screen, which loads while React hydrates the page. */
const firstScreen = onceLoaded(async () => {
  if (typeof window === 'undefined') return
  await findScreen(readKitchenPath(window.location.pathname))?.load()
})

/**
 * The kitchen: one client application that shows the screen of the address. Navigating between screens
 * loads data only.
 * @see docs/product/kitchen.md#frame
 */
export function KitchenApp(): ReactElement {
  const pathname = usePathname()
  useScrollMemory(`${pathname}?${useSearchParams().toString()}`)
  useFocusOnScreen(pathname)
  usePreparedScreens()
  const isInBrowser = useIsInBrowser()
  return (
    <ScreenBoundary address={pathname}>
      <Suspense fallback={null}>
        {isInBrowser ? <ScreenOf path={readKitchenPath(pathname)} /> : null}
      </Suspense>
    </ScreenBoundary>
  )
}

/**
 * Whether the page is hydrated. Responses may arrive before hydration, which must match the server's HTML
 * without them: screens are rendered after it, once the code of the first has loaded or failed.
 */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(firstScreen.subscribe, firstScreen.isLoaded, () => false)

function ScreenOf({ path }: { path: KitchenPath | null }): ReactElement {
  if (path === null) return <Nowhere />
  const { site, screen, id } = path
  if (site === null) return <SitesScreen />
  if (site === PLATFORM) return <ScreenOfSite {...{ site, screen }} />
  if (screen === '') return <Redirect to={kitchenAddress(site, 'recipes')} />
  return id === null ? (
    <ScreenOfSite {...{ site, screen }} />
  ) : (
    <ScreenOfRecord {...{ site, screen, id }} />
  )
}

function ScreenOfSite({ site, screen }: { site: string; screen: string }): ReactElement {
  const own = findScreen({ site, screen, id: null })
  return own ? <own.Screen key={site} site={site} id="" /> : <Nowhere />
}

function ScreenOfRecord({ site, screen, id }: ScreenProps & { screen: string }): ReactElement {
  const own = findScreen({ site, screen, id })
  return own ? <own.Screen key={`${site}/${id}`} site={site} id={id} /> : <Nowhere />
}

function Nowhere(): ReactElement {
  useTitle('Page not found')
  return (
    <Message
      level="h1"
      title="Page not found"
      actions={
        <ButtonLink kind="primary" isLarge href="/kitchen">
          Your sites
        </ButtonLink>
      }
    />
  )
}

/**
 * Focuses a new screen, for users of keyboards and screen readers. A window that opened while the screen
 * was loading keeps the focus.
 */
function useFocusOnScreen(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement?.closest('[role="dialog"][data-open]')) return
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** Delay before other screens are prefetched, in milliseconds. */
const REST = 3000

/** Prefetches the code of the other screens once the first one has settled, one by one when idle. */
function usePreparedScreens(): void {
  useEffect(() => {
    const screens = Object.values(SCREENS).values()
    let callOff: (() => void) | undefined
    const prepareNext = async (): Promise<void> => {
      const { value: next } = screens.next()
      await next?.load().catch(() => undefined)
      if (next && callOff) callOff = whenIdle(() => void prepareNext())
    }
    const timer = window.setTimeout(() => void prepareNext(), REST)
    callOff = () => window.clearTimeout(timer)
    return () => {
      callOff?.()
      callOff = undefined
    }
  }, [])
}
