'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { actOnDraft } from '../../record/draft-action'
import { queryKeys } from '../../state/keys'
import { useDesigning } from '../design-context'
import { partNames } from '../design-words'

/** Saves and publishes the draft; fields with problems are marked. */
export function usePublishDesign(): { isBusy: boolean; publish: () => Promise<void> } {
  const { store, site } = useDesigning()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const params = { site: site.slug }
  const publish = async (): Promise<void> => {
    setBusy(true)
    const error = await actOnDraft(store, {
      unsaved: 'Not published: your changes are not saved yet. They are kept in this browser.',
      stale: 'Not published: someone else changed the design. Check it, then publish again.',
      rejected: (issues) => `Not published: check ${partNames(issues.map(({ path }) => path))}.`,
      send: ({ draft: { revision } }) => call('publishSiteDesign', { params, body: { revision } }),
    })
    setBusy(false)
    if (error !== null) {
      toast.error(error)
      return
    }
    toast.success('Design published')
    void client.invalidateQueries({ queryKey: queryKeys.siteSettings(site.slug) })
  }
  return { isBusy, publish }
}
