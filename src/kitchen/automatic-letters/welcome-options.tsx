'use client'

import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import { useCall } from '@/src/api/react/use-call'
import type { Form } from '@/src/api/react/use-form'
import type { AutomaticLetter } from '@/src/contract/people/automatic-letter'
import type { ManagedSite } from '@/src/contract/site/site'
import { CheckField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { writeCall } from '../state/write-call'
import type { AutomaticLetterValues } from './automatic-letter-words'

/** Letters to choose from: the ones changed last. */
const MAX_LETTERS = 100

type Props = {
  site: ManagedSite
  form: Form<AutomaticLetterValues>
  chosen: AutomaticLetter['letter']
}

/** The options of a welcome letter. */
export function WelcomeOptions({ site, form, chosen }: Props): ReactElement {
  const { data: letters = [] } = useCall(
    'listManagedLetters',
    { params: { site: site.slug }, query: { limit: MAX_LETTERS, offset: 0 } },
    { select: (page) => page.letters },
  )
  const isListed = chosen === null || letters.some(({ id }) => id === chosen.id)
  const listed = isListed ? letters : [chosen, ...letters]
  return (
    <>
      <SelectField
        label="Letter"
        value={form.values.letterId ?? ''}
        options={[
          { value: '', label: 'Choose a letter' },
          ...listed.map(({ id, title }) => ({ value: id, label: title || 'Untitled letter' })),
        ]}
        onChange={(value) => form.edit({ letterId: value === '' ? null : value })}
      />
      <CheckField
        label="Also to subscribers whom you add by hand"
        checked={form.values.includesAdded}
        onChange={({ target }) => form.edit({ includesAdded: target.checked })}
      />
    </>
  )
}

/**
 * Stores the draft of a letter that is not published as the letter, without publishing it: what is stored is
 * what is sent.
 */
export async function storeDraftOf(site: string, id: string): Promise<void> {
  const params = { site, id }
  const { letter, draft } = await call('getLetterDraft', { params })
  if (letter.publishedAt !== null || draft.revision === 0) return
  const body = { revision: draft.revision, publishedAt: null }
  await writeCall('publishLetterDraft', { params, body })
}
