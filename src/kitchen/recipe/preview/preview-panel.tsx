'use client'

import type { ReactElement } from 'react'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { LiveFrames } from '../../parts/frames/live-frames'
import { useDraft } from '../recipe-context'

/**
 * The page of the draft on its site, renewed in place after each save.
 * @see docs/product/kitchen.md#preview
 */
export function PreviewPanel(): ReactElement {
  const url = useDraft((state) => state.previewUrl)
  const revision = useDraft(({ stored, recipe }) => `${stored.revision}/${recipe.updatedAt}`)
  return (
    <>
      <VisuallyHidden>The page of the recipe follows what is saved.</VisuallyHidden>
      <LiveFrames url={url} revision={revision} title="Preview" />
    </>
  )
}
