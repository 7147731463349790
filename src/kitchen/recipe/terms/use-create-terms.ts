'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import type { SiteTermKind } from '@/src/domain/recipes/term-kind'
import { useEditing } from '../recipe-context'
import { splitTitles } from './titles-in'

type Named = { id: string; title: string }
type CreateTerms = UseMutationResult<string[], Error, string>

/**
 * Finds the terms or pieces of equipment in a comma-separated text, creates missing ones, and adds them to
 * the catalogues.
 */
export function useCreateTerms(kind: SiteTermKind, known: readonly Named[]): CreateTerms {
  const { site } = useEditing()
  const client = useQueryClient()
  const idOf = async (title: string): Promise<string> => {
    const found = known.find((term) => term.title.toLowerCase() === title.toLowerCase())
    if (found) return found.id
    const body = { kind, title }
    return (await call('createTerm', { params: { site: site.slug }, body })).term.id
  }
  return useMutation({
    mutationFn: async (text: string) => {
      const ids: string[] = []
      for (const title of splitTitles(text)) ids.push(await idOf(title))
      return ids
    },
    onSettled: () => invalidateCalls(client, ['getManagedGlobals']),
  })
}
