'use client'

import { useEffect } from 'react'
import { useManagedSites } from '../../state/managed-sites'
import { confirmBeforeLeaving } from '../leaving/unsaved'
import { navigate } from './navigate'

/** The ids of the sites that this page has seen, by their slugs then. */
const seen = new Map<string, string>()

/**
 * Redirects to the same screen at the new slug when a site was renamed elsewhere, in another tab or by
 * another user.
 * @see docs/product/kitchen.md#frame
 */
export function useRenamedSite(slug: string | null): void {
  const { data: sites } = useManagedSites()
  useEffect(() => {
    if (!sites || slug === null) return
    for (const site of sites) seen.set(site.slug, site.id)
    if (sites.some((site) => site.slug === slug)) return
    const renamed = sites.find(({ id }) => id === seen.get(slug))
    if (!renamed) return
    const follow = (): void => navigate(renamedAddress(renamed.slug), { isReplacing: true })
    if (!confirmBeforeLeaving(follow)) follow()
  }, [sites, slug])
}

/** The address of the screen that is open, on a site of another slug. */
function renamedAddress(slug: string): string {
  const { pathname, search, hash } = window.location
  const [root = '', kitchen = '', , ...rest] = pathname.split('/')
  return [root, kitchen, encodeURIComponent(slug), ...rest].join('/') + search + hash
}
