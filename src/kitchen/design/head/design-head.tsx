'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { Button } from '@/src/ui/button'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { errorMessage } from '../../parts/error-message'
import { hasChanges } from '../../record/record-state'
import { HeadMenu, RecordHead } from '../../record/record-head'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { useDesign, useDesigning } from '../design-context'
import { DesignHistory } from './design-history'
import { usePublishDesign } from './use-publish-design'

/** The bar above the design. */
export function DesignHead(): ReactElement {
  const { store, site } = useDesigning()
  const canUndo = useDesign((state) => state.canUndo)
  const canRedo = useDesign((state) => state.canRedo)
  const hasDraft = useDesign(hasChanges)
  const { isBusy, publish } = usePublishDesign()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const discard = useDiscard()
  const items: MenuItem[] = [
    ...(canUndo ? [{ label: 'Undo', onSelect: store.undo }] : []),
    ...(canRedo ? [{ label: 'Redo', onSelect: store.redo }] : []),
    { label: 'History', onSelect: () => setHistoryOpen(true) },
    { label: 'View the site', href: site.url },
    ...(hasDraft ? [{ label: 'Discard the draft', onSelect: discard }] : []),
  ]
  const back = { href: kitchenAddress(site.slug, 'overview'), label: 'Overview' }
  return (
    <RecordHead {...{ store, back }} about="Design">
      <HeadMenu label="More for the design" items={items} />
      <Button kind="primary" isBusy={isBusy} disabled={!hasDraft} onClick={() => void publish()}>
        Publish design
      </Button>
      <DesignHistory isOpen={isHistoryOpen} onOpenChange={setHistoryOpen} />
    </RecordHead>
  )
}

/** Discards the draft; undo restores it. */
function useDiscard(): () => void {
  const { store, site } = useDesigning()
  const discard = async (): Promise<void> => {
    const params = { site: site.slug }
    try {
      await call('discardSiteDesign', { params })
      store.replace(await call('getSiteDesign', { params }))
      toast('Draft discarded. Your site is unchanged.', {
        action: { label: 'Undo', onClick: store.undo },
      })
    } catch (error) {
      toast.error(errorMessage(error))
    }
  }
  return () => void discard()
}
