'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { readKitchenPath } from '../shell/navigation/kitchen-path'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useManagedSite } from '../state/managed-sites'
import { DesignEditor } from './design-editor'
import { SECTIONS } from './sections'
import type { Section } from './sections'
import type { DesignStore } from './store/design-kind'
import { leaveDesign, openDesign } from './store/open-design'

/** The sections that places of the kitchen open. */
const OF_PLACE: Readonly<Record<string, Section['name']>> = {
  homepage: 'home',
  about: 'about',
  links: 'links',
}

type Opened = { store: DesignStore } | { error: Error } | null

/**
 * The design of a site, opened at the section of the place.
 * @see docs/product/kitchen.md#site-design
 */
export default function DesignScreen({ site }: ScreenProps): ReactElement {
  const place = readKitchenPath(usePathname())?.screen ?? ''
  const known = useManagedSite(site)
  const { opened, retry } = useOpenDesign(site)
  useTitle('Design', known?.title)
  if (opened && 'error' in opened) {
    const { error } = opened
    return isNotFound(error) ? (
      <NoSuchSite slug={site} />
    ) : (
      <Failed title="The design could not be opened" error={error} onRetry={retry} />
    )
  }
  if (!opened || !known) return <Skeleton width="100%" height="24rem" />
  const section = SECTIONS.find(({ name }) => name === OF_PLACE[place]) ?? null
  return <DesignEditor key={place} store={opened.store} site={known} opened={section} />
}

/** The draft of the design, opened while the screen is there. */
function useOpenDesign(site: string): { opened: Opened; retry: () => void } {
  const [opened, setOpened] = useState<Opened>(null)
  const [attempt, setAttempt] = useState(0)
  const { user } = useSession()
  const userId = user !== null && user !== 'pending' ? user.id : null
  useEffect(() => {
    if (userId === null) return
    let isWanted = true
    let store: DesignStore | undefined
    openDesign(site, userId)
      .then((design) => {
        if (!isWanted) return
        store = design
        setOpened({ store })
      })
      .catch((reason: unknown) => {
        if (isWanted) setOpened({ error: reason instanceof Error ? reason : new Error() })
      })
    return () => {
      isWanted = false
      if (store) void leaveDesign(site, store)
    }
  }, [site, userId, attempt])
  const retry = (): void => {
    setOpened(null)
    setAttempt(attempt + 1)
  }
  return { opened, retry }
}
