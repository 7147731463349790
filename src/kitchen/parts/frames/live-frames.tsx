'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { useWhenTypingRests } from './use-when-typing-rests'
import styles from './live-frames.module.css'

type Frame = { key: number; revision: string }

type Props = {
  /** The address in the frame: a new revision loads it again soon, a new URL at once. */
  url: string
  revision: string
  title: string
}

/**
 * A page of a site that is renewed in place: the next one loads behind the shown one, and is shown at
 * the same scroll position once it is there. One loads at a time: a page that newer ones cut off again
 * and again would never be seen while somebody writes.
 */
export function LiveFrames({ url, title, ...props }: Props): ReactElement {
  // A frame is costly to make, and revisions come while somebody types.
  const revision = useWhenTypingRests(props.revision)
  const [shown, setShown] = useState<Frame>({ key: 0, revision })
  const [coming, setComing] = useState<Frame | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const scroll = useScrollOf(url)
  if (isLoaded && coming === null && shown.revision !== revision) {
    setComing({ key: shown.key + 1, revision })
  }
  const show = (frame: Frame, element: HTMLIFrameElement): void => {
    element.contentWindow?.postMessage({ scrollTo: scroll.current }, new URL(url).origin)
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
          onLoad={({ currentTarget }) => {
            if (frame === shown) setLoaded(true)
            else show(frame, currentTarget)
          }}
        />
      ))}
    </div>
  )
}

/**
 * The scroll position of the shown preview, as reported by its page (src/site/pages/document/framed-
 * preview.tsx).
 */
function useScrollOf(url: string): { readonly current: number } {
  const top = useRef(0)
  useEffect(() => {
    const { origin } = new URL(url)
    const listen = ({ origin: from, data }: MessageEvent<unknown>): void => {
      if (from === origin && isPosition(data)) top.current = data.scrollTop
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url])
  return top
}

const isPosition = (data: unknown): data is { scrollTop: number } =>
  typeof data === 'object' &&
  data !== null &&
  'scrollTop' in data &&
  typeof data.scrollTop === 'number'
