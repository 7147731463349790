'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useFramedPage } from './use-framed-page'
import { useWhenTypingRests } from './use-when-typing-rests'
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
 * A page of a site that is renewed in place: the next one loads behind the shown one, and is shown at
 * the same scroll position once it is there. One loads at a time: a page that newer ones cut off again
 * and again would never be seen while somebody writes.
 */
export function LiveFrames({ url, title, place = null, ...props }: Props): ReactElement {
  // A frame is costly to make, and revisions come while somebody types.
  const revision = useWhenTypingRests(props.revision)
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
          // The page does there what it does in a tab.
          allow="screen-wake-lock; clipboard-write"
          src={url}
          onLoad={({ currentTarget }) => onLoad(frame, currentTarget)}
        />
      ))}
    </div>
  )
}
