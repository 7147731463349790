'use client'

import { createContext, use } from 'react'
import type { ReactElement, ReactNode } from 'react'

const SiteName = createContext<string | null>(null)

/** Tells parts that are given no data which site they stand on; null when there is none. */
export function SiteNameProvider({
  title,
  children,
}: {
  title: string | null
  children: ReactNode
}): ReactElement {
  return <SiteName value={title}>{children}</SiteName>
}

/** The title of the site, null where no site is. */
export const useSiteName = (): string | null => use(SiteName)
