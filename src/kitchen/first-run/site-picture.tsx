'use client'

import { useRef } from 'react'
import type { ReactElement } from 'react'
import { templatePreviewLabel } from '@/src/domain/addresses/template-preview'
import type { TemplateName } from '@/src/domain/appearance/template-name'
import { useSession } from '@/src/session/session-provider'
import { useScale } from '../parts/frames/use-scale'
import styles from './first-run.module.css'
import { templateLabel } from './template-words'

/** Width of the page before it is scaled to its place, in pixels. */
const WIDTH = 1280

type Props = {
  /** The page; null for a site that has no preview of it. */
  address: string | null
  template: TemplateName
  /** A new value reloads the page. */
  version: string
}

/**
 * The home page of the site in a template, as a picture: the real page, scaled to its place, in which
 * nothing can be pressed.
 */
export function SitePicture({ address, template, version }: Props): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  const scale = useScale(place, WIDTH)
  return (
    <span ref={place} className={styles.picture} aria-hidden="true">
      {address === null || scale === null ? null : (
        <iframe
          key={version}
          className={styles.page}
          style={{ '--scale': scale, '--page-width': `${WIDTH}px` }}
          src={address}
          title={`The site as ${templateLabel(template)}`}
          tabIndex={-1}
          loading="lazy"
          // Pages are only painted once their scripts run; they must not navigate the kitchen.
          sandbox="allow-scripts allow-same-origin"
        />
      )}
    </span>
  )
}

type PublishedProps = Pick<Props, 'template' | 'version'> & { site: string }

/**
 * A scaled-down picture of the published site.
 * @see docs/product/sites-and-hosts.md#template-previews
 */
export function PublishedPicture({ site, ...picture }: PublishedProps): ReactElement {
  const { protocol, host } = new URL(useSession().scope.accountOrigin)
  const label = templatePreviewLabel(site, picture.template)
  return <SitePicture {...picture} address={label && `${protocol}//${label}.${host}/`} />
}
