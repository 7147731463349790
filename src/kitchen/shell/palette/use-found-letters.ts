'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useCall } from '@/src/api/react/use-call'
import type { ManagedLetterRow } from '@/src/contract/letter/letter'
import { useRested } from '../../parts/use-rested'

/** Letters in the palette at most. */
const SHOWN = 5

const NONE: readonly ManagedLetterRow[] = []

/** The letters of a site whose title or address has a text; none for an empty one. */
export function useFoundLetters(
  site: string | null,
  text: string,
): { letters: readonly ManagedLetterRow[]; isAsking: boolean } {
  const query = useRested(text.trim())
  const { data, isFetching } = useCall(
    'listManagedLetters',
    { params: { site: site ?? '' }, query: { limit: SHOWN, query } },
    { enabled: site !== null && query !== '', placeholderData: keepPreviousData },
  )
  if (query === '') return { letters: NONE, isAsking: text.trim() !== '' }
  return { letters: data?.letters ?? NONE, isAsking: isFetching || query !== text.trim() }
}
