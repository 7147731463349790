'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readAuthToken } from '@/src/api/auth-token'
import { call } from '@/src/api/call'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import styles from './admin.module.css'

/** The screens that edit documents of Payload admin, and whether each has a screen per record. */
const SCREENS = {
  recipes: true,
  collections: true,
  events: true,
  import: true,
  letters: true,
  pictures: false,
  redirects: false,
  settings: false,
  subscribers: true,
} as const

type Props = { screen: keyof typeof SCREENS }

/**
 * A link from a document of Payload admin to its screen of the kitchen; nothing for a new document, or one
 * of a site that the user cannot access.
 * @see docs/product/kitchen.md#from-payload-admin
 */
export function DocumentKitchenLink({ screen }: Props) {
  const { id, data } = useDocumentInfo()
  const isSite = screen === 'settings'
  const site = useSiteSlug(isSite ? (id === undefined ? null : String(id)) : idOf(data?.['site']))
  if (id === undefined || site === null) return null
  const record = SCREENS[screen] ? [String(id)] : []
  return (
    <a className={styles.documentLink} href={kitchenAddress(site, screen, ...record)}>
      Edit in the kitchen
    </a>
  )
}

/** A relation as its form has it: an id, or the document. */
function idOf(relation: unknown): string | null {
  if (typeof relation === 'string') return relation
  if (typeof relation !== 'object' || relation === null || !('id' in relation)) return null
  return typeof relation.id === 'string' ? relation.id : null
}

/** The slug of a site that the signed-in person works on; null for another, and until it is known. */
function useSiteSlug(id: string | null): string | null {
  const [slug, setSlug] = useState<string | null>(null)
  useEffect(() => {
    if (id === null || readAuthToken() === null) return
    let isWanted = true
    call('listManagedSites', {})
      .then(({ sites }) => {
        if (isWanted) setSlug(sites.find((site) => site.id === id)?.slug ?? null)
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [id])
  return slug
}
