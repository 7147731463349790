'use client'

import { useState, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { Gift } from '@/src/contract/people/payment'
import { longDate } from '@/src/domain/language/long-date'
import { useSession } from '@/src/session/session-provider'
import { Button, ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { Screen } from '../parts/account-screen'
import { ErrorBox } from '../parts/error-box'
import { PendingSession } from '../parts/pending-session'
import { SiteLook } from '../parts/site-look'
import { UnopenedLink } from '../parts/unopened-link'
import styles from '../parts/opened-link.module.css'

/**
 * A received gift subscription. Opening the link does not accept it: that takes a button.
 * @see docs/product/payments.md#gifts
 */
export function GiftScreen(): ReactElement {
  const token = useSyncExternalStore(unchanging, tokenInAddress, () => null)
  const { user } = useSession()
  if (token === null || user === 'pending') return <PendingSession loading={<Loading />} />
  return <Opened token={token} email={user?.email ?? null} />
}

const unchanging = () => () => undefined
const tokenInAddress = (): string => new URLSearchParams(window.location.search).get('token') ?? ''

const Loading = (): ReactElement => (
  <Screen title="A gift" width="form">
    <Skeleton width="100%" height="12rem" />
  </Screen>
)

/** `email` is the address of the signed-in user. */
type OpenedProps = { token: string; email: string | null }

function Opened({ token, email }: OpenedProps): ReactElement {
  const { data, error, refetch } = useCall(
    'describeGift',
    { body: { token } },
    { enabled: token !== '' },
  )
  const [isAccepted, setAccepted] = useState(false)
  if (error !== null || token === '') {
    return (
      <UnopenedLink
        what="gift"
        title="This gift cannot be opened"
        error={error}
        retry={refetch}
        actions={<ButtonLink href="/">See the sites</ButtonLink>}
      />
    )
  }
  if (!data) return <Loading />
  const { gift } = data
  if (isAccepted) {
    return (
      <SiteLook site={gift.site}>
        <Accepted gift={gift} />
      </SiteLook>
    )
  }
  return (
    <Screen title={`${LENGTHS[gift.planType]} of ${gift.site.title}`} width="form" site={gift.site}>
      <div className={styles.parts}>
        {gift.message === null ? null : (
          <p className={styles.words} dir="auto">
            “{gift.message}”
          </p>
        )}
        <p>
          <bdi>{gift.giverName ?? 'Someone'}</bdi> gives you full access to every recipe of{' '}
          {gift.site.title}.
          {gift.isClaimed
            ? null
            : ` It can be accepted until ${longDate(gift.expiresAt, 'reader')}.`}
        </p>
        <Answer gift={gift} token={token} email={email} onAccepted={setAccepted} />
      </div>
    </Screen>
  )
}

const LENGTHS = { monthly: 'A month', yearly: 'A year' } as const

type AnswerProps = OpenedProps & { gift: Gift; onAccepted: (isAccepted: boolean) => void }

function Answer({ gift, token, email, onAccepted }: AnswerProps): ReactElement {
  const claim = useCallMutation('claimGift')
  if (gift.isClaimed) return <AcceptedBefore gift={gift} />
  if (email === null) {
    const next = encodeURIComponent(`/gift?token=${token}`)
    return (
      <div>
        <ButtonLink kind="primary" isLarge href={`/sign-in?next=${next}`}>
          Sign in to accept
        </ButtonLink>
      </div>
    )
  }
  const accept = async (): Promise<void> => {
    if (await claim.run({ body: { token } })) onAccepted(true)
  }
  return (
    <>
      <ErrorBox words={claim.message} />
      <p>
        It will be added to the account you are signed in with: <b>{email}</b>
      </p>
      <div>
        <Button kind="primary" isLarge isBusy={claim.isBusy} onClick={() => void accept()}>
          {claim.isBusy ? 'Accepting...' : 'Accept the gift'}
        </Button>
      </div>
    </>
  )
}

const AcceptedBefore = ({ gift }: { gift: Gift }): ReactElement => (
  <>
    <p role="alert">This gift has already been accepted.</p>
    <div>
      <ButtonLink href={gift.site.url}>Go to {gift.site.title}</ButtonLink>
    </div>
  </>
)

const Accepted = ({ gift }: { gift: Gift }): ReactElement => (
  <Message
    level="h1"
    title="Enjoy your gift"
    actions={
      <ButtonLink kind="primary" href={gift.site.url}>
        Go to {gift.site.title}
      </ButtonLink>
    }
  >
    Every recipe of {gift.site.title} is open to you now.
  </Message>
)
