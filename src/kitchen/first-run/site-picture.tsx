'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { templatePreviewLabel } from '@/src/domain/addresses/template-preview'
import type { TemplateName } from '@/src/domain/appearance/template-name'
import { useSession } from '@/src/session/session-provider'
import styles from './first-run.module.css'
import { templateWords } from './template-words'

type Props = {
  site: string
  template: TemplateName
  /** Another value draws the page anew. */
  version: string
  /** Width of the page before it is scaled to its place, in pixels. */
  width?: number
}

/**
 * The home page of the site in a template, as a picture: the real page, scaled to its place, in which
 * nothing can be pressed.
 * @see docs/product/sites-and-hosts.md#template-previews
 */
export function SitePicture({ site, template, version, width = 1280 }: Props): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  const scale = useScale(place, width)
  const { accountOrigin } = useSession().scope
  const label = templatePreviewLabel(site, template)
  return (
    <span ref={place} className={styles.picture} aria-hidden="true">
      {label === null || scale === null ? null : (
        <iframe
          key={version}
          className={styles.page}
          style={{ '--scale': scale, '--page-width': `${width}px` }}
          src={addressOf(accountOrigin, label)}
          title={`The site as ${templateWords(template)}`}
          tabIndex={-1}
          loading="lazy"
          // Pages are only painted once their scripts run; they may not lead the kitchen elsewhere.
          sandbox="allow-scripts allow-same-origin"
        />
      )}
    </span>
  )
}

function addressOf(accountOrigin: string, label: string): string {
  const { protocol, host } = new URL(accountOrigin)
  return `${protocol}//${label}.${host}/`
}

/** By how much a page of a width is scaled to fill its place; null before that is known. */
function useScale(place: React.RefObject<HTMLElement | null>, width: number): number | null {
  const [scale, setScale] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(element.clientWidth / width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, width])
  return scale
}
