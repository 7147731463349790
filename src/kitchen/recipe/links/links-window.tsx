'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCall } from '@/src/api/react/use-call'
import { useAction } from '@/src/api/react/use-call-mutation'
import type { DraftLink } from '@/src/contract/recipe/draft'
import { Button } from '@/src/ui/button'
import { copyText } from '@/src/ui/copy-text'
import { Dialog } from '@/src/ui/windows/dialog'
import { errorMessage } from '../../parts/error-message'
import { useDraft, useEditing } from '../recipe-context'
import styles from './links.module.css'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * The secret links to the draft: a new one is copied, each can be revoked.
 * @see docs/product/kitchen.md#preview
 */
export function LinksWindow({ isOpen, onOpenChange }: Props): ReactElement {
  return (
    <Dialog title="Links for friends" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Links />
    </Dialog>
  )
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function Links(): ReactElement {
  const { links, isBusy, status, create, copy, revoke } = useDraftLinks()
  return (
    <div className={styles.window}>
      <p>Anyone with a link can see this draft for seven days, without an account.</p>
      <Button kind="primary" isBusy={isBusy} onClick={create}>
        Copy a new link
      </Button>
      {/* Not a toast, which would cover the buttons on a phone. */}
      <p role="status" className={styles.said}>
        {status}
      </p>
      {links.length === 0 ? null : (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.id} className={styles.link}>
              <span>
                <span className={styles.made}>Created {DAY.format(new Date(link.createdAt))}</span>
                <span className={styles.ends}>
                  Works until {DAY.format(new Date(link.expiresAt))}
                </span>
              </span>
              <span className={styles.acts}>
                <Button kind="quiet" onClick={() => copy(link)}>
                  Copy
                </Button>
                <Button kind="quiet" onClick={() => revoke(link)}>
                  Revoke
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Copies a link; resolves with the message to show. A browser may refuse access to the clipboard. */
const copied = async ({ url }: DraftLink): Promise<string> =>
  (await copyText(url)) ? 'Link copied' : `Copy this link: ${url}`

function useDraftLinks() {
  const { store, site } = useEditing()
  const { id } = useDraft(({ stored }) => stored.recipe)
  const client = useQueryClient()
  const action = useAction()
  const [result, setResult] = useState('')
  const params = { site: site.slug, id }
  const { data } = useCall('listDraftLinks', { params }, { staleTime: 0 })
  const run = (work: () => Promise<string>): void =>
    void action.run(async () => {
      try {
        setResult(await work())
      } finally {
        await invalidateCalls(client, ['listDraftLinks'])
      }
    })
  return {
    links: data?.links ?? [],
    isBusy: action.isBusy,
    status: action.error === null ? result : errorMessage(action.error),
    create: () =>
      run(async () => {
        await store.save()
        const { link } = await call('createDraftLink', { params })
        return copied(link)
      }),
    copy: (link: DraftLink) => run(() => copied(link)),
    revoke: (link: DraftLink) =>
      run(async () => {
        await call('deleteDraftLink', { params: { ...params, linkId: link.id } })
        return 'Revoked. The link no longer works.'
      }),
  }
}
