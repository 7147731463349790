'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icons/icon'
import styles from './mock-button.module.css'

/**
 * A placeholder for listening to a story, which only logs.
 * @see docs/product/site-frame.md#controls-without-a-function
 */
export function AudioStoryButton(): ReactElement {
  return (
    <Button
      className={classNames(styles.button, styles.story)}
      onClick={() => console.info('Audio story asked for')}
    >
      <Icon name="headphones" size={18} /> Listen to the story
    </Button>
  )
}
