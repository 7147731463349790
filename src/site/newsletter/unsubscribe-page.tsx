import type { ReactElement } from 'react'
import { MessagePage } from '@/src/site/pages/message-page'
import { Button } from '@/src/ui/button'

type UnsubscribePageProps = {
  siteTitle: string
  state: 'subscribed' | 'unsubscribed' | 'ended'
  /** The signed token of the link. */
  token: string
}

/**
 * The page on which a reader unsubscribes without signing in, or subscribes again. Works without script.
 * @see docs/product/newsletters.md#unsubscribing
 */
export function UnsubscribePage({ siteTitle, state, token }: UnsubscribePageProps): ReactElement {
  if (state === 'subscribed') {
    return (
      <MessagePage title="Unsubscribe" text={`You get emails from ${siteTitle}.`}>
        <ConsentForm token={token} action="unsubscribe" label="Unsubscribe" kind="primary" />
      </MessagePage>
    )
  }
  return (
    <MessagePage title="Unsubscribed" text={`You will get no more emails from ${siteTitle}.`}>
      {state === 'unsubscribed' ? (
        <ConsentForm token={token} action="subscribe" label="Subscribe again" kind="secondary" />
      ) : null}
    </MessagePage>
  )
}

type ConsentFormProps = {
  token: string
  action: 'subscribe' | 'unsubscribe'
  label: string
  kind: 'primary' | 'secondary'
}

const ConsentForm = ({ token, action, label, kind }: ConsentFormProps): ReactElement => (
  <form method="post" action={`/api/forms/unsubscribe/${encodeURIComponent(token)}`}>
    <Button type="submit" name="action" value={action} kind={kind} isLarge>
      {label}
    </Button>
  </form>
)
