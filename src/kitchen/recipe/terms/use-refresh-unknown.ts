'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '../../state/keys'
import { useEditing } from '../recipe-context'

/** Loads the catalogues again for ids that they do not have: somebody else has created them meanwhile. */
export function useRefreshUnknown(unknown: readonly string[]): void {
  const { site } = useEditing()
  const client = useQueryClient()
  const asked = useRef(new Set<string>())
  const ids = unknown.join(' ')
  useEffect(() => {
    const fresh = ids.split(' ').filter((id) => id !== '' && !asked.current.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) asked.current.add(id)
    void client.invalidateQueries({ queryKey: queryKeys.globals(site.slug) })
  }, [client, ids, site.slug])
}
