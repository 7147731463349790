'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useAction } from '@/src/api/react/use-call-mutation'
import { mutateCall } from '@/src/api/react/mutate-call'
import type { Session } from '@/src/contract/people/user'
import { longDate } from '@/src/domain/language/long-date'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { useSession } from '@/src/session/session-provider'
import { ErrorBox } from '../parts/error-box'
import { errorMessage } from '../state/error-message'
import section from './section.module.css'
import styles from './sessions.module.css'

/** The user's sessions, each with a button that ends it. */
export function Sessions(): ReactElement {
  const { data, error, refetch } = useCall('listSessions', {})
  return (
    <section className={section.section} aria-labelledby="sessions">
      <h2 id="sessions" className={section.title}>
        Where you are signed in
      </h2>
      {error === null ? null : (
        <div className={styles.failed}>
          <ErrorBox words={errorMessage(error)} />
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {!data && error === null ? <Skeleton width="100%" height="5rem" /> : null}
      {data ? <List sessions={data.sessions} /> : null}
    </section>
  )
}

function List({ sessions }: { sessions: readonly Session[] }): ReactElement {
  const { signOut } = useSession()
  const client = useQueryClient()
  const { busy, message, run } = useEnding()
  // Without this session the others cannot be listed.
  const end = ({ id, isCurrent }: Session): Promise<unknown> =>
    isCurrent ? signOut() : mutateCall(client, 'deleteSession', { params: { id } })
  const endOthers = () => mutateCall(client, 'deleteOtherSessions', {})
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onEnd={() => run(session.id, () => end(session))}
          />
        ))}
      </ul>
      <ErrorBox words={message} />
      {sessions.length > 1 ? (
        <Button isBusy={busy === OTHERS} onClick={() => run(OTHERS, endOthers)}>
          {busy === OTHERS ? 'Signing Out...' : 'Sign out everywhere else'}
        </Button>
      ) : null}
    </>
  )
}

const OTHERS = 'others'

/** Ends one or all others, one after another. */
function useEnding() {
  const action = useAction()
  const [what, setWhat] = useState<string | null>(null)
  const run = (next: string, end: () => Promise<unknown>): void => {
    if (action.isBusy) return
    setWhat(next)
    void action.run(end)
  }
  return { busy: action.isBusy ? what : null, message: action.message, run }
}

type RowProps = { session: Session; isBusy: boolean; onEnd: () => void }

function Row({ session, isBusy, onEnd }: RowProps): ReactElement {
  const { device, host, createdAt, lastUsedAt, isCurrent } = session
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 className={styles.device}>{device}</h3>
        {host === null ? null : <p className={styles.host}>{host}</p>}
        <p className={styles.times}>
          {isCurrent ? (
            <strong className={styles.here}>This device</strong>
          ) : (
            `Last used ${longDate(lastUsedAt, 'reader')}`
          )}
        </p>
        <p className={styles.times}>Signed in {longDate(createdAt, 'reader')}</p>
      </div>
      <Button isBusy={isBusy} onClick={onEnd}>
        {isBusy ? 'Signing Out...' : 'Sign out'}
        <VisuallyHidden> {isCurrent ? 'this device' : device}</VisuallyHidden>
      </Button>
    </li>
  )
}
