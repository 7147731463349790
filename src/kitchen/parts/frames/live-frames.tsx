'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useFramedPage } from './use-framed-page'
import { useDebouncedTyping } from './use-when-typing-rests'
import styles from './live-frames.module.css'

type Frame = { key: number; revision: string }

type Props = {
  /** The address in the frame: a new revision loads it again soon, a new URL at once. */
  url: string
  revision: string
  title: string
  /** The place of the page that is edited, which it scrolls to and marks. */
  place?: string | null
}

/**
 * A frame that reloads a page of a site without flicker: the next one loads in the background, and replaces
 * the shown one at the same scroll position. One loads at a time: if newer ones cancelled it, none would
 * ever be shown during typing.
 */
export function LiveFrames({ url, title, place = null, ...props }: Props): ReactElement {
  // Frames are costly, and revisions arrive while the user types.
  const revision = useDebouncedTyping(props.revision)
  const [shown, setShown] = useState<Frame>({ key: 0, revision })
  const [coming, setComing] = useState<Frame | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const page = useFramedPage(url, place)
  if (isLoaded && coming === null && shown.revision !== revision) {
    setComing({ key: shown.key + 1, revision })
  }
  const onLoad = (frame: Frame, { contentWindow }: HTMLIFrameElement): void => {
    const isRenewed = frame !== shown
    page.onLoad(contentWindow, isRenewed)
    setLoaded(true)
    if (!isRenewed) return
    setShown(frame)
    setComing(null)
  }
  return (
    <div className={styles.panel}>
      {[shown, ...(coming ? [coming] : [])].map((frame) => (
        <iframe
          key={frame.key}
          className={styles.frame}
          data-is-coming={frame !== shown}
          title={frame === shown ? title : `Next ${title.toLowerCase()}`}
          tabIndex={frame === shown ? 0 : -1}
          aria-hidden={frame !== shown}
          // The page behaves as in a tab.
          allow="screen-wake-lock; clipboard-write"
          src={url}
          onLoad={({ currentTarget }) => onLoad(frame, currentTarget)}
        />
      ))}
    </div>
  )
}
