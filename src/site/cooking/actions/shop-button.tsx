'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from './mock-button.module.css'

/**
 * A placeholder for buying a tool, which only logs.
 * @see docs/product/site-frame.md#controls-without-a-function
 */
export function ShopButton({ title }: { title: string }): ReactElement {
  return (
    <Button
      className={styles.button}
      aria-label={`Shop ${title}`}
      onClick={() => console.info(`Shop asked for: ${title}`)}
    >
      Shop
    </Button>
  )
}
