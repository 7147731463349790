'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { island } from '@/src/site/islands/island'
import { Slot } from '@/src/site/islands/slot'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { pauseVideos, scrollPosition, scrollByItems } from './slider-moves'
import type { SliderPosition } from './slider-moves'
import styles from './slider.module.css'

type SliderProps = {
  /** The accessible name. */
  label: string
  /** List items. */
  children: ReactNode
  /** `cards` show several side by side, `page` one at a time. */
  layout: 'cards' | 'page'
}

/** A scrolling element has to be reachable by keyboard, also without focusable content. */
const REACHABLE = { tabIndex: 0 }

/**
 * A row to scroll or swipe; the buttons move by whole visible items and pause videos.
 * @see docs/product/site-frame.md#sliders
 */
function Slider({ label, children, layout }: SliderProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const place = usePlace(list)
  const move = (direction: 1 | -1): void => {
    if (!list.current) return
    pauseVideos(list.current)
    scrollByItems(list.current, direction)
  }
  return (
    <div className={styles.slider} data-layout={layout} data-is-whole={place === 'whole'}>
      <Slot as="ul" className={styles.list} elementRef={list} aria-label={label} {...REACHABLE}>
        {children}
      </Slot>
      <div className={styles.buttons}>
        <Button
          kind="icon"
          aria-label="Previous"
          aria-disabled={place === 'start'}
          onClick={() => move(-1)}
        >
          <Icon name="arrow-left" />
        </Button>
        <Button
          kind="icon"
          aria-label="Next"
          aria-disabled={place === 'end'}
          onClick={() => move(1)}
        >
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  )
}

/** Follows the position of a row while it is scrolled and resized. */
function usePlace(list: { readonly current: HTMLElement | null }): SliderPosition {
  const [place, setPlace] = useState<SliderPosition>('start')
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = (): void => setPlace(scrollPosition(element))
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list])
  return place
}

const SliderIsland = island('slider', Slider)
export { SliderIsland as Slider }
