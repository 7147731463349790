'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readAuthToken } from '@/src/api/auth-token'
import { call } from '@/src/api/call'
import { collectionAddress } from '../collections/collection-links'
import styles from './admin.module.css'

/** A link from a collection's form to its screen of the kitchen; nothing for one that is not there yet. */
export function CollectionKitchenLink() {
  const { id, data } = useDocumentInfo()
  const site = useSiteSlug(idOf(data?.['site']))
  if (id === undefined || site === null) return null
  return (
    <a className={styles.documentLink} href={collectionAddress(site, String(id))}>
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
