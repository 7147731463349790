'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { PaletteGroup, PaletteLine } from './palette-groups'

type Palette = {
  groups: readonly PaletteGroup[]
  /** Whether the results may still belong to an earlier text. */
  isAsking: boolean
  onChoose: (line: PaletteLine) => void
}

type Enter = {
  onKeyDown: (event: KeyboardEvent) => void
  /** The line that has the highlight, whenever it changes. */
  onHighlight: (line: PaletteLine | undefined) => void
}

/**
 * Handles Enter in the palette: opens the highlighted line, else the first one. While recipes are
 * searched that may rank above the first line, Enter waits for the results; typing cancels it.
 * @see docs/product/kitchen.md#command-palette
 */
export function useEnter({ groups, isAsking, onChoose }: Palette): Enter {
  const [highlightedId, setHighlightedId] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const first = groups[0]?.items[0]

  const chooseFound = useEffectEvent((): void => {
    setWaiting(false)
    if (first) onChoose(first)
  })
  useEffect(() => {
    if (isWaiting && !isAsking) chooseFound()
  }, [isWaiting, isAsking])

  return {
    // Its name: the line itself is a new object in every render, each of which would cause the next.
    onHighlight: (line) => setHighlightedId(line?.id),
    onKeyDown: (event) => {
      if (event.key !== 'Enter') {
        setWaiting(false)
        return
      }
      if (event.nativeEvent.isComposing) return
      event.preventDefault()
      const shown = groups.flatMap(({ items }) => items)
      const line = shown.find(({ id }) => id === highlightedId) ?? first
      if (isAsking && line === first && !groups[0]?.isCertain) setWaiting(true)
      else if (line) onChoose(line)
    },
  }
}
