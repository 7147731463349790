'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { ApiError } from '@/src/api/api-error'
import type { Redirect } from '@/src/contract/site/redirect'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { newRowId } from '../editor/rows/row-id'
import { errorMessage } from '../parts/error-message'
import { useAction } from '../parts/use-action'
import { CloseQuestion, useConfirmedClose } from '../shell/leaving/close-question'
import { addRedirect, changeRedirect } from '../state/redirects'
import { RedirectHistory } from './redirect-history'
import styles from './redirects.module.css'
import windows from '../parts/windows/question.module.css'

type Props = {
  site: string
  /** The edited redirect; null for a new one. */
  redirect: Redirect | null
  onClose: () => void
}

type Wrong = { from?: string; to?: string; all?: string }

/** The messages of an error, by the field that they are about. */
function wrongOf(error: unknown): Wrong {
  if (error === null) return {}
  const body = error instanceof ApiError ? error.body : null
  const issues = body?.error.issues ?? []
  const of = (path: string): string | undefined =>
    issues.find((issue) => issue.path === path)?.message
  const [from, to] = [of('from'), of('to')]
  if (from === undefined && to === undefined) return { all: errorMessage(error) }
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** The window focuses its first button; the user wants to type. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector('input')?.focus())
}

/** Adds or changes a redirect; the input stays until it is stored. */
export function RedirectWindow({ site, redirect, onClose }: Props): ReactElement {
  const { typed, change, wrong, isBusy, save } = useRedirectForm({ site, redirect, onClose })
  const isChanged = typed.from !== (redirect?.from ?? '') || typed.to !== (redirect?.to ?? '')
  const closing = useConfirmedClose(isChanged, onClose)
  return (
    <Dialog
      title={redirect ? 'Change the redirect' : 'New redirect'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closing.close()
      }}
    >
      <form
        ref={focusFirst}
        className={windows.window}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Old address"
          placeholder="/2014/05/old-post"
          autoComplete="off"
          value={typed.from}
          error={wrong.from}
          hint="A path on this site that no page uses."
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label="Redirects to"
          placeholder="/recipes/new-recipe"
          autoComplete="off"
          value={typed.to}
          error={wrong.to}
          hint="A path on this site, or the full address of another site."
          onChange={(event) => change({ to: event.target.value })}
        />
        {wrong.all ? (
          <p className={styles.wrong} role="alert">
            {wrong.all}
          </p>
        ) : null}
        <RedirectHistory site={site} redirect={redirect} onBringBack={change} />
        {closing.isAsked ? (
          <CloseQuestion closing={closing} />
        ) : (
          <div className={windows.actions}>
            <Button onClick={closing.close}>Cancel</Button>
            <Button kind="primary" type="submit" isBusy={isBusy}>
              {redirect ? 'Save' : 'Add'}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}

function useRedirectForm({ site, redirect, onClose }: Props) {
  const [typed, setTyped] = useState({ from: redirect?.from ?? '', to: redirect?.to ?? '' })
  const action = useAction()
  const [key, setKey] = useState(newRowId)
  const change = (part: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...part })
    action.forget()
    setKey(newRowId())
  }
  const save = async (): Promise<void> => {
    if (redirect) await changeRedirect(site, redirect, typed)
    else await addRedirect(site, typed, key)
    onClose()
  }
  return {
    typed,
    change,
    wrong: wrongOf(action.error),
    isBusy: action.isBusy,
    save: () => void action.run(save),
  }
}
