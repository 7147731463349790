'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import styles from './print-button.module.css'

/**
 * Opens the browser's print dialog, with the recipe's picture or without where it has one; hidden where no script
 * could open it.
 * @see docs/product/recipe-page.md#sharing
 */
export function PrintButton({ isPictured }: { isPictured: boolean }): ReactElement {
  const [hasPicture, setHasPicture] = useState(true)
  const choose = (isWanted: boolean): void => {
    setHasPicture(isWanted)
    document.documentElement.dataset['printPicture'] = isWanted ? 'yes' : 'no'
  }
  return (
    <>
      <Button
        kind="icon"
        className={styles.print}
        aria-label="Print"
        onClick={() => window.print()}
      >
        <Icon name="print" />
      </Button>
      {isPictured ? (
        <Button
          kind="quiet"
          className={styles.choice}
          aria-pressed={hasPicture}
          onClick={() => choose(!hasPicture)}
        >
          <Icon name={hasPicture ? 'check' : 'close'} size={16} /> With picture
        </Button>
      ) : null}
    </>
  )
}
