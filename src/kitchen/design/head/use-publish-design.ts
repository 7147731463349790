'use client'

import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { actOnDraft } from '../../record/draft-action'
import { useDraftAction } from '../../record/use-draft-action'
import { useDesigning } from '../design-context'
import { partNames } from '../design-words'

/** Saves and publishes the draft; fields with problems are marked. */
export function usePublishDesign(): { isBusy: boolean; publish: () => Promise<void> } {
  const { store, site } = useDesigning()
  const client = useQueryClient()
  const { isBusy, act } = useDraftAction()
  const params = { site: site.slug }
  const publish = async (): Promise<void> => {
    const isPublished = await act(() =>
      actOnDraft(store, {
        unsaved: 'Not published: your changes are not saved yet. They are kept in this browser.',
        stale: 'Not published: someone else changed the design. Check it, then publish again.',
        rejected: (issues) => `Not published: check ${partNames(issues.map(({ path }) => path))}.`,
        send: ({ draft: { revision } }) =>
          call('publishSiteDesign', { params, body: { revision } }),
      }),
    )
    if (!isPublished) return
    toast.success('Design published')
    void invalidateCalls(client, ['getManagedSite'], params)
  }
  return { isBusy, publish }
}
