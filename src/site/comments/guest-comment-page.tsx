import type { ReactElement } from 'react'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { MessagePage } from '@/src/site/pages/message-page'
import { RichText } from '@/src/site/parts/page/rich-text'
import { Button } from '@/src/ui/button'

type GuestCommentPageProps = {
  comment: { name: string; recipe: string; content: RichTextDocument }
  /** The token of the link. */
  token: string
}

/**
 * The page on which a guest publishes a comment, since scanners of mail open links but press no buttons.
 * Works without script.
 * @see docs/product/comments.md#guests
 */
export function GuestCommentPage({ comment, token }: GuestCommentPageProps): ReactElement {
  return (
    <MessagePage title="Publish your comment" text={`${comment.name}, on “${comment.recipe}”:`}>
      <blockquote>
        <RichText document={comment.content} under={2} />
      </blockquote>
      <form method="post" action={`/api/forms/guest-comments/${encodeURIComponent(token)}`}>
        <Button type="submit" kind="primary" isLarge>
          Publish comment
        </Button>
      </form>
    </MessagePage>
  )
}

const RESULTS = {
  waiting: ['Thank you', 'Your comment will appear once it has been approved.'],
  refused: [
    'Your comment could not be published',
    'Comments may have been closed since you wrote it.',
  ],
  expired: [
    'This link is no longer valid',
    'It was used already, or is older than a day. Please write your comment again.',
  ],
} as const

/** The page with the result for a guest's comment that is not published. */
export function GuestCommentResult({ result }: { result: keyof typeof RESULTS }): ReactElement {
  const [title, text] = RESULTS[result]
  return <MessagePage title={title} text={text} />
}
