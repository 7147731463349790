import type { Payload } from 'payload'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { getMailBrand } from '../../accounts/mails'
import { deploymentOf } from '../../deployment'
import { leaveHeaders } from '../../mail/headers'
import { renderMail } from '../../mail/layout'
import { mailCatalogue } from '../../mail/texts/product-mail-texts'
import type { SiteScope } from '../../sites/scope'
import { quoteComment } from '../quote-comment'
import { noticeLinks } from './notice-link'

/** A new comment as it is stored. */
export type NewComment = {
  content: unknown
  name: string | null
  recipe: string
  isWaiting: boolean
}

/** New comments of a site: their number, how many wait, and the first ones. */
export type NewComments = { total: number; waiting: number; comments: readonly NewComment[] }

/**
 * Builds the mail to an author about new comments, in the language of the site.
 * @see docs/product/comments.md#mails-to-authors
 */
export async function noticeMail(
  payload: Payload,
  site: SiteScope,
  userId: string,
  { total, waiting, comments }: NewComments,
) {
  const { texts, language } = mailCatalogue(site.language)
  const links = noticeLinks(payload, site, userId)
  const { button, paragraphs, ...text } = texts.newComments({
    site: site.title,
    count: total,
    waiting,
  })
  const quotes = comments.map(({ content, name, recipe, isWaiting }) => {
    const by = texts.commentedOn({ name: name ?? texts.aReader, recipe, isWaiting })
    return `“${quoteComment(content)}” — ${by}`
  })
  const rest = total > comments.length ? ['…'] : []
  const mail = await renderMail(
    {
      ...text,
      paragraphs: [...paragraphs, ...quotes, ...rest],
      button: {
        label: button,
        href: accountUrl(deploymentOf(payload), `/kitchen/${site.slug}/comments`),
      },
      footerLink: { label: texts.stopCommentMails, href: links.page },
    },
    getMailBrand(site),
    language,
  )
  return { ...mail, headers: leaveHeaders([links.oneClick]) }
}
