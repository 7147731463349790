'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { errorMessage } from '../../parts/error-message'
import { queryKeys } from '../../state/keys'
import { useDesigning } from '../design-context'
import { partNames } from '../design-words'

/** Saves and publishes the draft; fields with problems are marked. */
export function usePublishDesign(): { isBusy: boolean; publish: () => Promise<void> } {
  const { store, site } = useDesigning()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    if ((await store.save()) !== 'saved') {
      toast.error('Not published: your changes are not saved yet. They are kept in this browser.')
      return
    }
    const { revision } = store.getState().stored.draft
    const params = { site: site.slug }
    try {
      store.replace(await call('publishSiteDesign', { params, body: { revision } }))
      toast.success('Design published')
      void client.invalidateQueries({ queryKey: queryKeys.siteSettings(site.slug) })
    } catch (error) {
      await failed(error)
    }
  }
  const failed = async (error: unknown): Promise<void> => {
    const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
    if (issues.length > 0) {
      store.showIssues(issues)
      toast.error(`Not published: check ${partNames(issues.map(({ path }) => path))}.`)
      return
    }
    await store.refresh()
    const isStale = error instanceof ApiError && error.status === 409
    toast.error(
      isStale
        ? 'Not published: someone else changed the design. Check it, then publish again.'
        : errorMessage(error),
    )
  }
  const publish = async (): Promise<void> => {
    setBusy(true)
    await send()
    setBusy(false)
  }
  return { isBusy, publish }
}
