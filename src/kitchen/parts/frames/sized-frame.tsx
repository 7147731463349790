'use client'

import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Choice } from '@/src/ui/form/choice'
import styles from './sized-frame.module.css'
import { useScale } from './use-scale'

/** Width of a page in desktop size, in pixels; it is scaled down to fit a narrower frame. */
const DESKTOP_WIDTH = 1200

/** The width in which a page is shown. */
export type FrameSize = 'desktop' | 'phone'

type Props = {
  /** The name of the radio group, unique on the page. */
  name: string
  /** The accessible name of the choice. */
  label: string
  size: FrameSize
  onSize: (size: FrameSize) => void
  /** The frames, which fill their place. */
  children: ReactNode
}

/** A page in the width of a desktop or a phone, as chosen above it; as wide as the screen on a phone. */
export function SizedFrame({ name, label, size, onSize, children }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const scale = useScale(place, DESKTOP_WIDTH) ?? 1
  return (
    <div className={styles.frame}>
      <div className={styles.body}>
        <div className={styles.sizes}>
          <Choice
            {...{ name, label }}
            value={size}
            options={[
              { value: 'desktop', label: 'Desktop' },
              { value: 'phone', label: 'Phone' },
            ]}
            onChange={onSize}
          />
        </div>
        <div ref={place} className={styles.page} data-size={size}>
          <div className={styles.fitted} style={{ '--scale': Math.min(scale, 1) }}>
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
