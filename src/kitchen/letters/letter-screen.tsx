'use client'

import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Failed } from '../parts/failed'
import { Opening } from '../parts/opened/opening'
import { useOpened } from '../parts/opened/use-opened'
import { OpenedRecord } from '../record/opened-record'
import { readKitchenPath } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import type { ScreenProps } from '../shell/screen-props'
import { useCanFetch } from '../state/session/use-may-ask'
import { LetterEditor } from './editor/letter-editor'
import { openLetter } from './letter-kind'
import type { LetterStore } from './letter-kind'
import { letterAddress, lettersAddress } from './letter-links'
import { beginUntitled, closeLetter, createUntitledLetter } from './untitled-letter'

/**
 * The editor of a letter; the id `new` creates one.
 * @see docs/product/kitchen.md#letters
 */
export default function LetterScreen({ site, id }: ScreenProps): ReactElement {
  return id === 'new' ? <NewLetter site={site} /> : <OpenLetter site={site} id={id} />
}

/** Letters that are being created, by site: an effect may run twice. */
const creating = new Map<string, Promise<string>>()

function NewLetter({ site }: { site: string }): ReactElement {
  const [error, setError] = useState<Error | null>(null)
  const canFetch = useCanFetch()
  useEffect(() => {
    if (!canFetch || error) return
    const created = creating.get(site) ?? createUntitledLetter(site)
    creating.set(site, created)
    created
      .then((id) => navigate(letterAddress(site, id), { isReplacing: true }))
      .catch((reason: unknown) => setError(reason instanceof Error ? reason : new Error()))
      .finally(() => creating.delete(site))
  }, [site, canFetch, error])
  if (!error) return <Opening />
  return (
    <Failed title="The letter could not be created" error={error} onRetry={() => setError(null)} />
  )
}

function OpenLetter({ site: slug, id }: ScreenProps): ReactElement {
  const leave = (store: LetterStore): void => {
    // The same letter is opened again, as when another user has signed in.
    if (readKitchenPath(window.location.pathname)?.id === id) store.stop()
    else void closeLetter(store, slug)
  }
  const { opened, retry } = useOpened({
    key: `${slug}/${id}`,
    open: (userId) => openLetter(slug, id, userId),
    begin: beginUntitled,
    leave,
  })
  const list = { href: lettersAddress(slug), label: 'All letters' }
  return (
    <OpenedRecord {...{ slug, opened, list }} noun="letter" onRetry={retry}>
      {(store, site) => <LetterEditor {...{ store, site }} />}
    </OpenedRecord>
  )
}
