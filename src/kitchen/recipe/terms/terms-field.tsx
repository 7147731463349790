'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { TERM_LISTS, TermList } from '@/src/contract/recipe/term-lists'
import { errorMessage } from '../../parts/error-message'
import { queryKeys } from '../../state/keys'
import { useEditing, useField } from '../recipe-context'
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
  const create = useCreateTerm(kind)
  const ofKind = globals.terms.filter((term) => term.kind === kind)
  const add = (id: string): void => {
    if (!ids.includes(id)) change([...ids, id])
  }
  return (
    <TypedChoices
      label={label}
      choices={ofKind}
      chosen={ids.flatMap((each) => ofKind.find((term) => term.id === each) ?? [])}
      isBusy={create.isPending}
      error={create.error ? errorMessage(create.error) : null}
      onAdd={add}
      onRemove={(gone) => change(ids.filter((each) => each !== gone))}
      onNew={(title, done) =>
        create.mutate(title, {
          onSuccess: ({ id }) => {
            done()
            add(id)
          },
        })
      }
    />
  )
}

/** Creates a term of the site; the catalogues hold it then. */
function useCreateTerm(kind: TermKind) {
  const { site } = useEditing()
  const client = useQueryClient()
  const key = queryKeys.globals(site.slug)
  return useMutation({
    mutationFn: async (title: string) =>
      (await call('createTerm', { params: { site: site.slug }, body: { kind, title } })).term,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
