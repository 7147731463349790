'use client'

import type { ReactElement } from 'react'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { LiveFrames } from '../parts/frames/live-frames'
import { SizedFrame } from '../parts/frames/sized-frame'
import type { FrameSize } from '../parts/frames/sized-frame'
import { useDesign } from './design-context'
import { useHiddenDuties } from './use-hidden-duties'
import styles from './stage.module.css'

type Props = {
  page: string
  size: FrameSize
  onSize: (size: FrameSize) => void
  /** Called with the texts that readers have to see and that the page hides. */
  onHiddenDuties: (texts: readonly string[]) => void
}

/**
 * The site itself in the draft of its design, renewed after each change.
 * @see docs/product/kitchen.md#site-design
 */
export function Stage({ page, size, onSize, onHiddenDuties }: Props): ReactElement {
  const url = useDesign(({ stored }) => stored.previewUrl)
  useHiddenDuties(onHiddenDuties)
  const revision = useDesign(({ stored }) => `${stored.draft.revision}/${stored.site.updatedAt}`)
  return (
    <div className={styles.stage}>
      <VisuallyHidden>The preview shows the saved draft.</VisuallyHidden>
      <SizedFrame name="stage-size" label="Width of the site" size={size} onSize={onSize}>
        <LiveFrames key={page} url={`${url}${page}`} revision={revision} title="Your site" />
      </SizedFrame>
    </div>
  )
}
