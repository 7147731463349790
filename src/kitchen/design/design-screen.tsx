'use client'

import { usePathname } from 'next/navigation'
import type { ReactElement } from 'react'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { useOpened } from '../parts/opened/use-opened'
import { closeRecord } from '../record/leaving'
import { readKitchenPath } from '../shell/navigation/kitchen-path'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useOpenedSite } from '../state/managed-sites'
import { DesignEditor } from './design-editor'
import { SECTION_OF_PLACE } from './design-sections'
import { SECTIONS } from './sections'
import type { Section } from './sections'
import { openDesign } from './design-kind'

/** The section of an address: `design/css`, or `homepage`; null for the list of all. */
const sectionAt = (place: string, name: string): Section | null =>
  SECTIONS.find((section) => section.name === (SECTION_OF_PLACE[place] ?? name)) ?? null

/**
 * The design of a site, opened at the section of the address.
 * @see docs/product/kitchen.md#site-design
 */
export default function DesignScreen({ site, id }: ScreenProps): ReactElement {
  const place = readKitchenPath(usePathname())?.screen ?? ''
  const known = useOpenedSite(site)
  const { opened, retry } = useOpened({
    key: site,
    open: (userId) => openDesign(site, userId),
    leave: (store) => void closeRecord(store),
  })
  useTitle('Design', known?.title)
  if (known === null) return <NoSuchSite slug={site} />
  if (opened && 'error' in opened) {
    const { error } = opened
    return isNotFound(error) ? (
      <NoSuchSite slug={site} />
    ) : (
      <Failed title="The design could not be opened" error={error} onRetry={retry} />
    )
  }
  if (!opened || !known) return <Skeleton width="100%" height="24rem" />
  const section = sectionAt(place, id)
  return <DesignEditor key={place} store={opened.store} site={known} opened={section} />
}
