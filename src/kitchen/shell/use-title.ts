'use client'

import { useEffect } from 'react'

/** Names the page in the browser's tab: `Recipes · Ferment · Kitchen`. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts, 'Kitchen'].filter((part) => part !== undefined).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
