'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { Redirect } from '@/src/contract/site/redirect'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { newRowId } from '../editor/rows/row-id'
import { CloseQuestion, useConfirmedClose } from '../shell/leaving/close-question'
import type { TypedRedirect } from '../state/redirects'
import { writeCall } from '../state/write-call'
import { RedirectHistory } from './redirect-history'
import styles from './redirects.module.css'
import windows from '../parts/windows/question.module.css'

type Props = {
  site: string
  /** The edited redirect; null for a new one. */
  redirect: Redirect | null
  onClose: () => void
}

/** The window focuses its first button; the user wants to type. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector('input')?.focus())
}

/** Adds or changes a redirect; the input stays until it is stored. */
export function RedirectWindow({ site, redirect, onClose }: Props): ReactElement {
  const { form, change } = useRedirectForm({ site, redirect, onClose })
  const { values, issueOf } = form
  const hasFieldIssue = issueOf('from') !== undefined || issueOf('to') !== undefined
  const closing = useConfirmedClose(form.isChanged, onClose)
  return (
    <Dialog
      title={redirect ? 'Change the redirect' : 'New redirect'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closing.close()
      }}
    >
      <form ref={focusFirst} className={windows.window} noValidate onSubmit={form.submit}>
        <TextField
          label="Old address"
          placeholder="/2014/05/old-post"
          autoComplete="off"
          value={values.from}
          error={issueOf('from')}
          hint="A path on this site that no page uses."
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label="Redirects to"
          placeholder="/recipes/new-recipe"
          autoComplete="off"
          value={values.to}
          error={issueOf('to')}
          hint="A path on this site, or the full address of another site."
          onChange={(event) => change({ to: event.target.value })}
        />
        {form.message === null || hasFieldIssue ? null : (
          <p className={styles.wrong} role="alert">
            {form.message}
          </p>
        )}
        <RedirectHistory site={site} redirect={redirect} onBringBack={change} />
        {closing.isAsked ? (
          <CloseQuestion closing={closing} />
        ) : (
          <div className={windows.actions}>
            <Button onClick={closing.close}>Cancel</Button>
            <Button kind="primary" type="submit" isBusy={form.isBusy}>
              {redirect ? 'Save' : 'Add'}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** A change makes another request: it gets another idempotency key. */
function useRedirectForm({ site, redirect, onClose }: Props) {
  const [idempotencyKey, setKey] = useState(newRowId)
  const initial = { from: redirect?.from ?? '', to: redirect?.to ?? '' }
  const form = useForm(initial, async (typed) => {
    if (redirect) {
      const { id, updatedAt } = redirect
      await writeCall('updateRedirect', { params: { site, id }, body: { ...typed, updatedAt } })
    } else await writeCall('createRedirect', { params: { site }, body: typed, idempotencyKey })
    onClose()
  })
  const change = (part: Partial<TypedRedirect>): void => {
    form.edit(part)
    setKey(newRowId())
  }
  return { form, change }
}
