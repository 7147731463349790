'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { TERM_LISTS, TERM_LIST_NAMES } from '@/src/contract/recipe/term-lists'
import { QuietSection } from '../fields/section'
import { queryKeys } from '../../state/keys'
import { useDraft, useEditing } from '../recipe-context'
import { TERM_LIST_LABELS } from './term-list-labels'
import { TermsField } from './terms-field'

/**
 * The six kinds of terms, chosen or created as typed.
 * @see docs/product/kitchen.md#terms
 */
export function FiledUnder(): ReactElement {
  const { globals } = useEditing()
  const document = useDraft((state) => state.document)
  const chosen = new Set(
    TERM_LIST_NAMES.flatMap((list) => document[TERM_LISTS[list].written] ?? []),
  )
  useTermsOfOthers([...chosen].filter((id) => !globals.terms.some((term) => term.id === id)))
  const titles = globals.terms.filter(({ id }) => chosen.has(id)).map(({ title }) => title)
  return (
    <QuietSection title="Filed under" place="tags" summary={titles.join(', ') || 'Nothing yet'}>
      {TERM_LIST_NAMES.map((list) => (
        <TermsField
          key={list}
          label={TERM_LIST_LABELS[list]}
          kind={TERM_LISTS[list].kind}
          field={TERM_LISTS[list].written}
        />
      ))}
    </QuietSection>
  )
}

/** Asks once for the terms that the catalogue here does not have: somebody else has made them meanwhile. */
function useTermsOfOthers(unknown: readonly string[]): void {
  const { site } = useEditing()
  const client = useQueryClient()
  const asked = useRef(new Set<string>())
  const ids = unknown.join(' ')
  useEffect(() => {
    const fresh = ids.split(' ').filter((id) => id !== '' && !asked.current.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) asked.current.add(id)
    void client.invalidateQueries({ queryKey: queryKeys.globals(site.slug) })
  }, [client, ids, site.slug])
}
