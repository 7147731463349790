import type { ReactElement } from 'react'
import { MessagePage } from '@/src/site/pages/message-page'
import { Button } from '@/src/ui/button'

type ConfirmationPageProps = {
  siteTitle: string
  state: 'waiting' | 'confirmed' | 'expired'
  /** The signed token of the link. */
  token: string
}

/**
 * The page on which a subscriber confirms their address, with one button. Works without script.
 * @see docs/product/newsletters.md#confirmation
 */
export function ConfirmationPage({ siteTitle, state, token }: ConfirmationPageProps): ReactElement {
  if (state === 'confirmed') {
    return <MessagePage title="Confirmed" text={`You get emails from ${siteTitle}.`} />
  }
  if (state === 'expired') {
    return (
      <MessagePage
        title="This link has expired"
        text="Subscribe on the site to get its newsletter."
        action={{ label: 'Subscribe', href: '/subscribe' }}
      />
    )
  }
  return (
    <MessagePage title="Confirm your subscription" text={`Get emails from ${siteTitle}.`}>
      <form method="post" action={`/api/forms/confirm-subscription/${encodeURIComponent(token)}`}>
        <Button type="submit" kind="primary" isLarge>
          Confirm
        </Button>
      </form>
    </MessagePage>
  )
}
