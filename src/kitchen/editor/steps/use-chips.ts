'use client'

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { getAnnotation, lineName } from '../ingredients/annotated-line'
import type { LineReader } from '../parser/line-reader'
import type { ChipLine, ChipSource } from '../rich-text/chip-context'
import { isSame } from '../rich-text/same-document'
import type { StepsEditorProps } from './steps-editor-props'

/** Chip data of the steps, and functions that return its current state. */
export type Chips = { source: ChipSource; chips: () => ChipSource; read: () => LineReader | null }

/** The ingredients as steps reference them; the same object until a name or amount changes. */
export function useChips(
  { ingredients, catalogues, read }: StepsEditorProps,
  multiplier: number,
): Chips {
  const lines = useSameLines(
    useMemo(
      () =>
        ingredients.flatMap(({ ingredientUsages }) =>
          ingredientUsages.map((line): ChipLine => ({
            ...getAnnotation(line),
            id: line.id,
            name: lineName(line),
            quantityMin: line.quantityMin,
            quantityMax: line.quantityMax,
            unitId: line.unitId,
            ingredientId: line.ingredientId,
          })),
        ),
      [ingredients],
    ),
  )
  const source = useMemo(
    () => ({
      lines: new Map(lines.map((line) => [line.id, line])),
      units: catalogues.units,
      multiplier,
    }),
    [lines, catalogues, multiplier],
  )
  const now = useRef({ source, read })
  useLayoutEffect(() => {
    now.current = { source, read }
  })
  return {
    source,
    chips: useCallback(() => now.current.source, []),
    read: useCallback(() => now.current.read, []),
  }
}

function useSameLines(lines: ChipLine[]): ChipLine[] {
  const kept = useRef(lines)
  const same = isSame(kept.current, lines) ? kept.current : lines
  useLayoutEffect(() => {
    kept.current = same
  })
  return same
}
