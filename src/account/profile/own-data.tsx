'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import { saveFile } from '@/src/api/save-file'
import type { CurrentUser } from '@/src/contract/people/user'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { ErrorBox } from '../parts/error-box'
import { errorMessage } from '../state/use-answer'
import styles from './own-data.module.css'

/**
 * The export of the user's data and the deletion of the account.
 * @see docs/product/accounts.md#export-and-deletion
 */
export function OwnData({ user }: { user: CurrentUser }): ReactElement {
  const { isBusy, failure, run } = useStep()
  return (
    <section className={styles.data} aria-labelledby="own-data">
      <h2 id="own-data" className={styles.title}>
        Your data
      </h2>
      <p>
        The file holds everything that is stored about you: profile, sessions, subscriptions,
        payments, gifts, saved recipes and comments.
      </p>
      <ErrorBox words={failure} />
      <div className={styles.actions}>
        <Button isBusy={isBusy} onClick={() => void run(download)}>
          {isBusy ? 'Downloading...' : 'Download my data'}
        </Button>
        <Delete email={user.email} />
      </div>
    </section>
  )
}

const download = (): Promise<void> => saveFile('getAccountExport', {}, 'my-data.json')

/** Asks for the address of the account before it is deleted. */
function Delete({ email }: { email: string }): ReactElement {
  const { signOut } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { isBusy, failure, run } = useStep()
  const remove = async (): Promise<void> => {
    await call('createAccountDeletion', { body: { email: typed } })
    await signOut()
    window.location.assign('/')
  }
  return (
    <Dialog
      title="Delete account"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button kind="quiet">Delete account</Button>}
    >
      <p>
        Your profile, saved recipes, subscriptions and comments are deleted for good, with the
        replies to your comments. Paid subscriptions end at once; nothing is paid back.
      </p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run(remove)
        }}
      >
        <TextField
          label={`To confirm, type ${email}`}
          name="email"
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ErrorBox words={failure} />
        <div className={styles.actions}>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
          <Button
            kind="primary"
            type="submit"
            isBusy={isBusy}
            disabled={typed.trim().toLowerCase() !== email}
          >
            {isBusy ? 'Deleting...' : 'Delete account'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The state of one request of the section. */
function useStep() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await step()
    } catch (reason) {
      setFailure(errorMessage(reason))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}
