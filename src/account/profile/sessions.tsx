'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import type { Session } from '@/src/contract/people/user'
import { longDate } from '@/src/domain/language/long-date'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { useSession } from '@/src/session/session-provider'
import { ErrorBox } from '../parts/error-box'
import { errorMessage, useAnswer } from '../state/use-answer'
import section from './section.module.css'
import styles from './sessions.module.css'

const listSessions = async () => (await call('listSessions', {})).sessions

/** The user's sessions, each with a button that ends it. */
export function Sessions(): ReactElement {
  const { data: sessions, error, retry } = useAnswer(listSessions)
  return (
    <section className={section.section} aria-labelledby="sessions">
      <h2 id="sessions" className={section.title}>
        Where you are signed in
      </h2>
      {error === null ? null : (
        <div className={styles.failed}>
          <ErrorBox words={error} />
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {sessions === null && error === null ? <Skeleton width="100%" height="5rem" /> : null}
      {sessions === null ? null : <List sessions={sessions} onChanged={retry} />}
    </section>
  )
}

type ListProps = { sessions: readonly Session[]; onChanged: () => void }

function List({ sessions, onChanged }: ListProps): ReactElement {
  const { signOut } = useSession()
  const { busy, failure, run } = useEnding()
  // Without this session the others cannot be listed.
  const end = ({ id, isCurrent }: Session): Promise<void> =>
    isCurrent ? signOut() : call('deleteSession', { params: { id } }).then(onChanged)
  const endOthers = (): Promise<void> => call('deleteOtherSessions', {}).then(onChanged)
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
      <ErrorBox words={failure} />
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
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const run = (what: string, end: () => Promise<void>): void => {
    if (busy !== null) return
    setBusy(what)
    setFailure(null)
    end()
      .catch((reason: unknown) => setFailure(errorMessage(reason)))
      .finally(() => setBusy(null))
  }
  return { busy, failure, run }
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
