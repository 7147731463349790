'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { SiteInvitation } from '@/src/contract/site/site-people'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { dateText } from '../../parts/date-text'
import { useNow } from '../../parts/use-now'
import { writeCall } from '../../state/write-call'
import { AskFirst } from '../form/ask-first'
import styles from '../settings.module.css'

type InvitationItemProps = { site: string; invitation: SiteInvitation }

/** A pending invitation or transfer offer: it can be resent or revoked. */
export function InvitationItem({ site, invitation }: InvitationItemProps): ReactElement {
  const { id, email, kind, isExpired, expiresAt } = invitation
  const now = useNow()
  const params = { site, id }
  const act = useCallMutation('resendInvitation')
  const [said, setSaid] = useState('')
  const resend = async (): Promise<void> => {
    setSaid('')
    if (await act.run({ params })) setSaid('Sent again. The previous link no longer works.')
  }
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>{email}</p>
          {isExpired ? (
            <Badge kind="notice">Expired</Badge>
          ) : (
            <p className={styles.hint}>Works until {dateText(expiresAt, now)}</p>
          )}
        </div>
        <div className={styles.acts}>
          <Button
            kind="quiet"
            aria-label={`Send again to ${email}`}
            isBusy={act.isBusy}
            onClick={() => void resend()}
          >
            Send again
          </Button>
          <AskFirst
            title={kind === 'owner' ? 'Withdraw the offer?' : 'Revoke this invitation?'}
            label={kind === 'owner' ? 'Withdraw it' : 'Revoke the invitation'}
            work={() => writeCall('deleteInvitation', { params })}
            trigger={
              <Button
                kind="quiet"
                aria-label={kind === 'owner' ? undefined : `Revoke the one to ${email}`}
              >
                {kind === 'owner' ? 'Withdraw it' : 'Revoke'}
              </Button>
            }
          >
            The link emailed to {email} no longer works.
          </AskFirst>
        </div>
      </div>
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      <span className={styles.said} role="status">
        {said}
      </span>
    </li>
  )
}
