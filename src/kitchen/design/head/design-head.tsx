'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { errorMessage } from '../../parts/error-message'
import { Glyph } from '../../parts/glyph'
import bar from '../../recipe/head/head.module.css'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { useDesign, useDesigning } from '../design-context'
import { designStatus } from '../design-words'
import { HistoryWindow } from './history-window'
import { usePublishDesign } from './use-publish-design'

/** The bar above the design: back, the save status, and the actions. */
export function DesignHead(): ReactElement {
  const { store, site } = useDesigning()
  const words = useDesign(designStatus)
  const status = useDesign((state) => state.status)
  const canUndo = useDesign((state) => state.canUndo)
  const canRedo = useDesign((state) => state.canRedo)
  const hasDraft = useDesign((state) => state.stored.revision > 0 || state.status !== 'saved')
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
  return (
    <div className={bar.head}>
      <KitchenLink
        className={bar.back}
        href={kitchenAddress(site.slug, 'overview')}
        aria-label="Overview"
      >
        <Icon name="arrow-left" size={20} />
      </KitchenLink>
      <p className={bar.state}>
        <span className={bar.where}>Design</span>
        <span role="status" data-status={status}>
          {words}
        </span>
      </p>
      <Menu
        align="end"
        items={items}
        trigger={
          <Button kind="icon" aria-label="More for the design">
            <Glyph name="more" />
          </Button>
        }
      />
      <Button kind="primary" isBusy={isBusy} disabled={!hasDraft} onClick={() => void publish()}>
        Publish design
      </Button>
      <HistoryWindow isOpen={isHistoryOpen} onOpenChange={setHistoryOpen} />
    </div>
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
