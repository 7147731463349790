'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { LiveFrames } from '../../parts/frames/live-frames'
import { SizedFrame } from '../../parts/frames/sized-frame'
import type { FrameSize } from '../../parts/frames/sized-frame'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { useDraft } from '../recipe-context'
import { previewSize, storePreviewSize } from './preview-settings'

/**
 * The page of the draft on its site, renewed in place after each save, at the place that is edited.
 * @see docs/product/kitchen.md#preview
 */
export function PreviewPanel({ place }: { place: string | null }): ReactElement {
  const url = useDraft(({ stored }) => stored.previewUrl)
  const revision = useDraft(({ stored }) => `${stored.draft.revision}/${stored.recipe.updatedAt}`)
  const [size, setSize] = useState(previewSize)
  const choose = (next: FrameSize): void => {
    setSize(next)
    storePreviewSize(next)
  }
  useScreenActions([
    { label: 'Desktop preview', keys: [], run: () => choose('desktop') },
    { label: 'Phone preview', keys: [], run: () => choose('phone') },
  ])
  return (
    <>
      <VisuallyHidden>The preview shows the saved draft.</VisuallyHidden>
      <SizedFrame name="preview-size" label="Width of the preview" size={size} onSize={choose}>
        <LiveFrames {...{ url, revision, place }} title="Preview" />
      </SizedFrame>
    </>
  )
}
