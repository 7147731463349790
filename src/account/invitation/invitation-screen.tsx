'use client'

import { useState, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { JoinedSite, OpenedInvitation } from '@/src/contract/site/site-people'
import { useSession } from '@/src/session/session-provider'
import { Button, ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { Screen } from '../parts/account-screen'
import { ErrorBox } from '../parts/error-box'
import { PendingSession } from '../parts/pending-session'
import { UnopenedLink } from '../parts/unopened-link'
import styles from '../parts/opened-link.module.css'

/**
 * An invitation to edit a site, or to become its owner. Opening it does not accept it: that takes a button,
 * and an account with the address it was sent to.
 * @see docs/product/accounts.md#invitations
 */
export function InvitationScreen(): ReactElement {
  const token = useSyncExternalStore(unchanging, tokenInAddress, () => null)
  const { user } = useSession()
  if (token === null || user === 'pending') return <PendingSession loading={<Loading />} />
  return <Opened key={user?.id ?? ''} token={token} email={user?.email ?? null} />
}

const unchanging = () => () => undefined
const tokenInAddress = (): string => new URLSearchParams(window.location.search).get('token') ?? ''

const Loading = (): ReactElement => (
  <Screen title="Invitation" width="form">
    <Skeleton width="100%" height="12rem" />
  </Screen>
)

type OpenedProps = { token: string; email: string | null }

function Opened({ token, email }: OpenedProps): ReactElement {
  const { data, error, refetch } = useCall(
    'describeInvitation',
    { body: { token } },
    { enabled: token !== '' },
  )
  const [joined, setJoined] = useState<JoinedSite | null>(null)
  if (joined) return <Joined site={joined} />
  if (error !== null || token === '') {
    return (
      <UnopenedLink
        what="invitation"
        title="This invitation cannot be used"
        error={error}
        retry={refetch}
        actions={<ButtonLink href="/kitchen">Your sites</ButtonLink>}
      />
    )
  }
  if (!data) return <Loading />
  const { invitation } = data
  return (
    <Screen title={titleOf(invitation)} lead={leadOf(invitation)} width="form">
      {email === null ? (
        <SignInFirst invitation={invitation} />
      ) : invitation.isForCaller === true ? (
        <Accept invitation={invitation} token={token} onJoined={setJoined} />
      ) : (
        <OtherAccount invitation={invitation} email={email} />
      )}
    </Screen>
  )
}

const titleOf = ({ kind, siteTitle }: OpenedInvitation): string =>
  kind === 'owner' ? `Become the owner of ${siteTitle}` : `Work on ${siteTitle}`

function leadOf({ kind, invitedBy, siteTitle }: OpenedInvitation): string {
  const who = invitedBy ?? 'The owner'
  return kind === 'owner'
    ? `${who} wants to hand ${siteTitle} over to you, with everything in it, and stays as an editor.`
    : `${who} invites you to edit ${siteTitle}: to write and publish recipes, and to change how it looks.`
}

function SignInFirst({ invitation }: { invitation: OpenedInvitation }): ReactElement {
  const { pathname, search } = window.location
  return (
    <div className={styles.parts}>
      <p>
        The invitation is for {invitation.email}. Sign in with that address. If it has no account
        yet, one is created.
      </p>
      <div>
        <ButtonLink
          kind="primary"
          isLarge
          href={`/sign-in?next=${encodeURIComponent(pathname + search)}`}
        >
          Sign in to accept
        </ButtonLink>
      </div>
    </div>
  )
}

type OtherAccountProps = { invitation: OpenedInvitation; email: string }

function OtherAccount({ invitation, email }: OtherAccountProps): ReactElement {
  const { signOut } = useSession()
  return (
    <div className={styles.parts}>
      <p role="alert">
        The invitation is for {invitation.email}, and you are signed in as {email}. To accept it,
        sign out and sign in with the other address.
      </p>
      <div>
        <Button isLarge onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </div>
  )
}

type AcceptProps = {
  invitation: OpenedInvitation
  token: string
  onJoined: (site: JoinedSite) => void
}

function Accept({ invitation, token, onJoined }: AcceptProps): ReactElement {
  const { run, isBusy, message } = useCallMutation('acceptInvitation')
  const accept = async (): Promise<void> => {
    const accepted = await run({ body: { token } })
    if (accepted) onJoined(accepted.answer.site)
  }
  return (
    <div className={styles.parts}>
      <ErrorBox words={message} />
      <div className={styles.acts}>
        <Button kind="primary" isLarge isBusy={isBusy} onClick={() => void accept()}>
          Accept
        </Button>
        <a href={invitation.siteUrl}>See the site first</a>
      </div>
    </div>
  )
}

function Joined({ site }: { site: JoinedSite }): ReactElement {
  return (
    <Message
      level="h1"
      title={site.kind === 'owner' ? `You own ${site.title} now` : `You edit ${site.title} now`}
      actions={
        <ButtonLink kind="primary" isLarge href={`/kitchen/${site.slug}/recipes`}>
          Go to its recipes
        </ButtonLink>
      }
    >
      {site.kind === 'owner'
        ? 'Everything in it is yours. Its previous owner is now an editor.'
        : 'It is now in your list of sites.'}
    </Message>
  )
}
