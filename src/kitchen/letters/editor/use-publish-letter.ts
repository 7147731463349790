'use client'

import { toast } from 'sonner'
import { actOnDraft } from '../../record/draft-action'
import { useDraftAction } from '../../record/use-draft-action'
import { writeCall } from '../../state/write-call'
import { useLetterEditing } from './letter-context'

type Publishing = {
  isBusy: boolean
  publish: () => Promise<void>
  /** Stores the draft as the letter without publishing it; resolves with whether it succeeded. */
  store: () => Promise<boolean>
  unpublish: () => Promise<void>
}

/**
 * Saves and publishes the draft, or unpublishes the letter; fields with problems are marked.
 * @see docs/product/letters.md#publishing
 */
export function usePublishLetter(): Publishing {
  const { store, site } = useLetterEditing()
  const { isBusy, act } = useDraftAction()
  const apply = (publishedAt?: null): Promise<boolean> =>
    act(() =>
      actOnDraft(store, {
        unsaved: 'Not published: your changes are not saved yet. They are kept in this browser.',
        stale: 'Someone else changed this letter. Their changes are included now: publish again.',
        rejected: (issues) => `Not published: ${issues.map(({ message }) => message).join(', ')}`,
        send: async ({ letter, draft: { revision } }) => {
          const params = { site: site.slug, id: letter.id }
          const body = { revision, ...(publishedAt === undefined ? {} : { publishedAt }) }
          await writeCall('publishLetterDraft', { params, body })
          return null
        },
      }),
    )
  const publish = async (): Promise<void> => {
    if (await apply()) toast.success('Letter published')
  }
  const unpublish = async (): Promise<void> => {
    const isDone = await act(() =>
      actOnDraft(store, {
        send: async ({ letter }) => {
          await writeCall('unpublishLetter', { params: { site: site.slug, id: letter.id } })
          return null
        },
      }),
    )
    if (isDone) toast.success('Letter unpublished. It is a draft again.')
  }
  return { isBusy, publish, store: () => apply(null), unpublish }
}
