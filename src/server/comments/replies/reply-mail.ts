import type { Payload } from 'payload'
import { getMailBrand } from '../../accounts/mails'
import { deploymentOf } from '../../deployment'
import { leaveHeaders } from '../../mail/headers'
import { renderMail } from '../../mail/layout'
import { mailCatalogue } from '../../mail/texts/product-mail-texts'
import type { SiteScope } from '../../sites/scope'
import { quoteComment } from '../quote-comment'
import { muteLinks } from './mute-link'
import type { OwnComment } from './mute-link'

/** A reply as it is stored. */
export type ReplyRow = { id: string; content: unknown; name: string | null; publishedAt: string }

/** The content of a mail about replies. */
type ReplyMailContent = {
  ids: OwnComment
  /** Title of the recipe. */
  recipe: string
  /** URL of its comments. */
  href: string
  replies: readonly ReplyRow[]
}

/**
 * Builds the mail about replies to a comment. It is the same message when it is sent again.
 * @see docs/product/comments.md#mails-about-replies
 */
export async function replyMail(
  payload: Payload,
  site: SiteScope,
  { ids, recipe, href, replies }: ReplyMailContent,
) {
  const { texts, language } = mailCatalogue(site.language)
  const last = replies.at(-1)
  const links = muteLinks(payload, site, ids)
  const count = replies.length
  const name = last?.name ?? null
  const {
    button: label,
    paragraphs,
    ...text
  } = texts.replies({ site: site.title, recipe, name, count })
  const quotes = replies.map(
    (reply) => `“${quoteComment(reply.content)}” — ${reply.name ?? texts.aReader}`,
  )
  const mail = await renderMail(
    {
      ...text,
      paragraphs: [...paragraphs, ...quotes],
      button: { label, href },
      footerLink: { label: texts.muteReplies, href: links.page },
    },
    getMailBrand(site),
    language,
  )
  const host = deploymentOf(payload).rootDomain.replace(/:\d+$/, '')
  return {
    ...mail,
    messageId: `<reply-${ids.commentId}-${last?.id ?? ''}@${host}>`,
    headers: leaveHeaders([links.oneClick]),
  }
}
