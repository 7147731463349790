'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useEditing } from '../recipe-context'

/** Reloads the catalogues for unknown ids, which another user has created in the meantime. */
export function useRefreshUnknown(unknown: readonly string[]): void {
  const { site } = useEditing()
  const client = useQueryClient()
  const asked = useRef(new Set<string>())
  const ids = unknown.join(' ')
  useEffect(() => {
    const fresh = ids.split(' ').filter((id) => id !== '' && !asked.current.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) asked.current.add(id)
    void invalidateCalls(client, ['getManagedGlobals'])
  }, [client, ids, site.slug])
}
