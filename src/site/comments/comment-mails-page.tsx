import type { ReactElement } from 'react'
import { MessagePage } from '@/src/site/pages/message-page'
import { Button } from '@/src/ui/button'

type CommentMailsPageProps = {
  siteTitle: string
  /** Whether mails about comments are sent. */
  isOn: boolean
  /** The signed token of the link. */
  token: string
}

/**
 * The page on which an author ends mails about comments without signing in, or gets them again. Works without
 * script.
 * @see docs/product/comments.md#mails-to-authors
 */
export function CommentMailsPage({ siteTitle, isOn, token }: CommentMailsPageProps): ReactElement {
  const [title, text] = isOn
    ? ['Emails about comments', `You get emails about new comments on ${siteTitle}.`]
    : ['Emails stopped', `You will get no more emails about comments on ${siteTitle}.`]
  return (
    <MessagePage title={title} text={text}>
      <form method="post" action={`/api/forms/comment-mails/${encodeURIComponent(token)}`}>
        <Button
          type="submit"
          name="action"
          value={isOn ? 'never' : 'each'}
          kind={isOn ? 'primary' : 'secondary'}
          isLarge
        >
          {isOn ? 'Stop these emails' : 'Get emails again'}
        </Button>
      </form>
    </MessagePage>
  )
}
