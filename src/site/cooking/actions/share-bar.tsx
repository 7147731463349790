'use client'

import type { ReactElement } from 'react'
import { PrintButton } from '@/src/site/parts/recipe/print-button'
import { buttonClass } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { CopyLink } from './copy-link'
import styles from './share-bar.module.css'

type ShareBarProps = {
  title: string
  /** The address of the page, and of a picture of it. */
  url: string
  picture: string | null
}

/** Ways to pass the recipe on: the link, paper, Pinterest, Facebook. */
export function ShareBar({ title, url, picture }: ShareBarProps): ReactElement {
  const pin = new URLSearchParams({
    url,
    description: title,
    ...(picture === null ? {} : { media: picture }),
  })
  const post = new URLSearchParams({ u: url })
  return (
    <div className={styles.share} role="group" aria-label="Share">
      <CopyLink url={url} />
      <PrintButton isPictured={picture !== null} />
      <a
        className={buttonClass({ kind: 'icon' })}
        href={`https://www.pinterest.com/pin/create/button/?${pin.toString()}`}
        target="_blank"
        rel="noopener"
        aria-label="Share on Pinterest"
      >
        <Icon name="pinterest" />
      </a>
      <a
        className={buttonClass({ kind: 'icon' })}
        href={`https://www.facebook.com/sharer/sharer.php?${post.toString()}`}
        target="_blank"
        rel="noopener"
        aria-label="Share on Facebook"
      >
        <Icon name="facebook" />
      </a>
    </div>
  )
}
