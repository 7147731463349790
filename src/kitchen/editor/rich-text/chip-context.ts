'use client'

import { createContext, useContext } from 'react'
import type { UnitNames } from '@/src/domain/amounts/quantity'
import type { AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'

/** An ingredient line of the recipe as a chip shows it. */
export type ChipLine = AnnotatedLine & {
  id: string
  name: string
  quantityMin: number | null
  quantityMax: number | null
  unitId: string | null
}

/** Data for the chips of a recipe's texts: its ingredient lines, the units, and the number of servings. */
export type ChipSource = {
  lines: ReadonlyMap<string, ChipLine>
  units: ReadonlyMap<string, UnitNames & { id: string }>
  /** 1 as written; 0.5 shows half of every amount. */
  multiplier: number
}

/** Chip data for texts outside a recipe. */
export const NO_CHIPS: ChipSource = { lines: new Map(), units: new Map(), multiplier: 1 }

const Context = createContext<ChipSource>(NO_CHIPS)

/** Provides chip data to the chips below. */
export const ChipSourceProvider = Context.Provider

/** Returns the chip data of the surrounding recipe. */
export const useChipSource = (): ChipSource => useContext(Context)
