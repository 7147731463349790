'use client'

import { useRef } from 'react'
import type { ReactElement } from 'react'
import { Choice } from '@/src/ui/form/choice'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { LiveFrames } from '../parts/frames/live-frames'
import { useScale } from '../parts/frames/use-scale'
import { useDesign } from './design-context'
import { useHiddenDuties } from './use-hidden-duties'
import styles from './stage.module.css'

/** The width that stands for a desktop, in pixels: the site is made smaller where there is less. */
const DESKTOP = 1200

/** The width in which the site is shown. */
export type StageSize = 'desktop' | 'phone'

type Props = {
  page: string
  size: StageSize
  onSize: (size: StageSize) => void
  /** Called with the texts that readers have to see and that the page hides. */
  onHiddenDuties: (texts: readonly string[]) => void
}

/**
 * The site itself in the draft of its design, renewed after each change.
 * @see docs/product/kitchen.md#site-design
 */
export function Stage({ page, size, onSize, onHiddenDuties }: Props): ReactElement {
  const url = useDesign(({ previewUrl }) => previewUrl)
  useHiddenDuties(onHiddenDuties)
  const place = useRef<HTMLDivElement>(null)
  const scale = useScale(place, DESKTOP) ?? 1
  const revision = useDesign(({ stored, site }) => `${stored.revision}/${site.updatedAt}`)
  return (
    <div className={styles.stage}>
      <VisuallyHidden>The site follows what is saved.</VisuallyHidden>
      <div className={styles.sizes}>
        <Choice
          name="stage-size"
          label="Width of the site"
          value={size}
          options={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
          onChange={onSize}
        />
      </div>
      <div ref={place} className={styles.site} data-size={size}>
        <div className={styles.fitted} style={{ '--scale': Math.min(scale, 1) }}>
          <LiveFrames key={page} url={`${url}${page}`} revision={revision} title="Your site" />
        </div>
      </div>
    </div>
  )
}
