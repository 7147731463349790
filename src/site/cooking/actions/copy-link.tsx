'use client'

import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { copyText } from '@/src/ui/copy-text'
import { Icon } from '@/src/ui/icons/icon'
import styles from './share-bar.module.css'

/**
 * Time for which the button says that the link is copied, in milliseconds.
 * @see docs/product/recipe-page.md#sharing
 */
const SAID_FOR = 3000

/** Copies the address of the page. */
export function CopyLink({ url }: { url: string }): ReactElement {
  const [copies, setCopies] = useState(0)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    const timeout = setTimeout(() => setSaid(false), SAID_FOR)
    return () => clearTimeout(timeout)
  }, [copies])
  const copy = async (): Promise<void> => {
    if (!(await copyText(url))) return
    setSaid(true)
    setCopies((count) => count + 1)
  }
  return (
    <span className={styles.copy}>
      <Button
        kind="icon"
        className={styles.script}
        aria-label="Copy link"
        onClick={() => void copy()}
      >
        <Icon name="link" />
      </Button>
      <span className={styles.copied} role="status">
        {isSaid ? 'Link copied ✓' : ''}
      </span>
    </span>
  )
}
