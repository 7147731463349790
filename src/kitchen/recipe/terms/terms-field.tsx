'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { TERM_LISTS, TermList } from '@/src/contract/recipe/term-lists'
import { errorMessage } from '../../parts/error-message'
import { queryKeys } from '../../state/keys'
import { useEditing, useField } from '../recipe-context'
import { titlesIn } from './titles-in'
import { TypedChoices } from './typed-choices'

type Props = {
  label: string
  kind: TermKind
  field: (typeof TERM_LISTS)[TermList]['written']
}

/** Terms of one kind: typing offers those there are, Enter takes one or creates it. */
export function TermsField({ label, kind, field }: Props): ReactElement {
  const { globals } = useEditing()
  const [ids = [], change] = useField(field)
  const ofKind = globals.terms.filter((term) => term.kind === kind)
  const create = useTermsOf(kind, ofKind)
  const add = (added: readonly string[]): void => {
    const fresh = added.filter((each) => !ids.includes(each))
    if (fresh.length > 0) change([...ids, ...fresh])
  }
  return (
    <TypedChoices
      label={label}
      canCreate
      choices={ofKind}
      chosen={ids.flatMap((each) => ofKind.find((term) => term.id === each) ?? [])}
      isBusy={create.isPending}
      error={create.error ? errorMessage(create.error) : null}
      onAdd={(id) => add([id])}
      onRemove={(gone) => change(ids.filter((each) => each !== gone))}
      onNew={(text, done) =>
        create.mutate(text, {
          onSuccess: (found) => {
            done()
            add(found)
          },
        })
      }
    />
  )
}

/**
 * Finds the terms that a text names, several with commas between them as pasted from elsewhere, and
 * creates those that are missing; the catalogues hold them then.
 */
function useTermsOf(kind: TermKind, known: readonly { id: string; title: string }[]) {
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
      for (const title of titlesIn(text)) ids.push(await idOf(title))
      return ids
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.globals(site.slug) }),
  })
}
