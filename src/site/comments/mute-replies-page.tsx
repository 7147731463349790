import type { ReactElement } from 'react'
import { MessagePage } from '@/src/site/pages/message-page'
import { Button } from '@/src/ui/button'

type MuteRepliesPageProps = {
  siteTitle: string
  /** The replies that are muted. */
  state: 'none' | 'comment' | 'site'
  /** The signed token of the link. */
  token: string
}

/**
 * The page on which a reader mutes mails about replies without signing in, or gets them again. Works without
 * script.
 * @see docs/product/comments.md#muting-replies
 */
export function MuteRepliesPage({ siteTitle, state, token }: MuteRepliesPageProps): ReactElement {
  const action = `/api/forms/mute-replies/${encodeURIComponent(token)}`
  if (state === 'none') {
    return (
      <MessagePage
        title="Mute replies"
        text={`You get an email when somebody replies to your comment at ${siteTitle}.`}
      >
        <form method="post" action={action}>
          <Button type="submit" name="action" value="comment" kind="primary" isLarge>
            Mute replies to this comment
          </Button>
        </form>
        <form method="post" action={action}>
          <Button type="submit" name="action" value="site" kind="secondary" isLarge>
            Mute replies to all my comments
          </Button>
        </form>
      </MessagePage>
    )
  }
  const what = state === 'site' ? 'replies to your comments' : 'replies to this comment'
  return (
    <MessagePage
      title="Replies muted"
      text={`You will get no more emails about ${what} at ${siteTitle}.`}
    >
      <form method="post" action={action}>
        <Button type="submit" name="action" value="none" kind="secondary" isLarge>
          Get emails again
        </Button>
      </form>
    </MessagePage>
  )
}
