'use client'

import { useEffect, useState } from 'react'
import type { IngredientEntry, UnitEntry } from '../ingredients/catalogues'
import type { LineReader } from './line-reader'

type Globals = { units: readonly UnitEntry[]; ingredients: readonly IngredientEntry[] }
type Made = { globals: Globals; read: (line: string, language?: string) => ReturnType<LineReader> }

/**
 * The product's parser in the browser, once its code has loaded; null until then, and without catalogues.
 * It is synchronous and works offline.
 * @see docs/parsing.md
 */
export function useLineReader(
  globals: Globals | null,
  language: string | null = null,
): LineReader | null {
  const [made, setMade] = useState<Made | null>(null)
  const [reader, setReader] = useState<{
    of: Made
    language: string | null
    read: LineReader
  } | null>(null)
  useEffect(() => {
    if (!globals) return
    let isWanted = true
    const load = async (): Promise<void> => {
      try {
        const { createUsageReader } = await import('@/src/parsing/ingredient-line/usage-reader')
        if (isWanted) setMade({ globals, read: createUsageReader(globals) })
      } catch {
        // Lines stay text until the code has loaded.
        window.addEventListener('online', () => void load(), { once: true })
      }
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [globals])
  if (made && (reader?.of !== made || reader.language !== language)) {
    const read: LineReader = (line) => made.read(line, language ?? undefined)
    setReader({ of: made, language, read })
  }
  return reader?.read ?? null
}
