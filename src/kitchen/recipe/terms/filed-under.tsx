'use client'

import type { ReactElement } from 'react'
import { TERM_LISTS, TERM_LIST_NAMES } from '@/src/contract/recipe/term-lists'
import { QuietSection } from '../fields/section'
import { useDraft, useEditing } from '../recipe-context'
import { TERM_LIST_LABELS } from './term-list-labels'
import { TermsField } from './terms-field'
import { useRefreshUnknown } from './use-refresh-unknown'

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
  useRefreshUnknown([...chosen].filter((id) => !globals.terms.some((term) => term.id === id)))
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
