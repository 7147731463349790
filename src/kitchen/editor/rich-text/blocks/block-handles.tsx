'use client'

import { DraggableBlockPlugin_EXPERIMENTAL as DraggableBlocks } from '@lexical/react/LexicalDraggableBlockPlugin'
import { useCallback, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Grip } from '../../parts/grip'
import styles from './blocks.module.css'

/** A drag handle beside the block under the pointer; Alt and the arrows move blocks too. */
export function BlockHandles(): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isForMouse = place !== null && !window.matchMedia('(pointer: coarse)').matches
  const handle = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const isOnHandle = useCallback(
    (element: HTMLElement) => handle.current?.contains(element) ?? false,
    [],
  )
  return (
    <div ref={setPlace} className={styles.place}>
      {isForMouse && place.parentElement ? (
        <DraggableBlocks
          anchorElem={place.parentElement}
          menuRef={handle}
          targetLineRef={line}
          isOnMenu={isOnHandle}
          menuComponent={
            <div ref={handle} className={styles.handle} title="Drag to move (Alt+Up, Alt+Down)">
              <Grip />
            </div>
          }
          targetLineComponent={<div ref={line} className={styles.line} />}
        />
      ) : null}
    </div>
  )
}
