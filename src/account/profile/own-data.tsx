'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import { useForm } from '@/src/api/react/use-form'
import { useAction } from '@/src/api/react/use-call-mutation'
import { saveFile } from '@/src/api/save-file'
import type { CurrentUser } from '@/src/contract/people/user'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { ErrorBox } from '../parts/error-box'
import styles from './own-data.module.css'
import section from './section.module.css'

/**
 * The export of the user's data and the deletion of the account.
 * @see docs/product/accounts.md#export-and-deletion
 */
export function OwnData({ user }: { user: CurrentUser }): ReactElement {
  const { isBusy, message, run } = useAction()
  return (
    <section className={section.section} aria-labelledby="own-data">
      <h2 id="own-data" className={section.title}>
        Your data
      </h2>
      <p>
        The file contains everything that is stored about you: profile, sessions, subscriptions,
        payments, gifts, saved recipes and comments.
      </p>
      <ErrorBox words={message} />
      <div className={styles.actions}>
        <Button isBusy={isBusy} onClick={() => void run(download)}>
          {isBusy ? 'Downloading...' : 'Download my data'}
        </Button>
        <DeleteAccount email={user.email} />
      </div>
    </section>
  )
}

const download = (): Promise<void> => saveFile('getAccountExport', {}, 'my-data.json')

type DeleteProps = { email: string }

function DeleteAccount({ email }: DeleteProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title="Delete account"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button kind="quiet">Delete account</Button>}
    >
      <p>
        Your profile, saved recipes, subscriptions and comments are deleted permanently, along with
        replies to your comments. Paid subscriptions end immediately, without a refund.
      </p>
      <DeleteForm email={email} onCancel={() => setOpen(false)} />
    </Dialog>
  )
}

/** Deletes the account once its address is typed. */
function DeleteForm({ email, onCancel }: DeleteProps & { onCancel: () => void }): ReactElement {
  const { signOut } = useSession()
  const { values, edit, submit, isBusy, message } = useForm({ email: '' }, async (body) => {
    await call('createAccountDeletion', { body })
    await signOut()
    window.location.assign('/')
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={`To confirm, type ${email}`}
        name="email"
        type="email"
        autoComplete="off"
        value={values.email}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <ErrorBox words={message} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>Keep account</Button>
        <Button
          kind="primary"
          type="submit"
          isBusy={isBusy}
          disabled={values.email.trim().toLowerCase() !== email}
        >
          {isBusy ? 'Deleting...' : 'Delete account'}
        </Button>
      </div>
    </form>
  )
}
