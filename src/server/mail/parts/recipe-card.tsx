import type { NewsletterBlock } from '../newsletter-blocks'
import { allowedHref } from './allowed-href'
import type { MailLook } from './mail-look'
import { CARD_PADDING, CONTENT_WIDTH, SMALL_TEXT } from './mail-styles'
import { Picture } from './picture'

type RecipeCardProps = { card: NewsletterBlock<'recipe-card'>; look: MailLook }

const PADDING = CARD_PADDING / 2

/** A recipe as a frame with its picture, its linked title and its description. */
export function RecipeCard({ card: { title, url, picture, description }, look }: RecipeCardProps) {
  const href = allowedHref(url)
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '0 0 24px' }}
    >
      <tbody>
        <tr>
          <td
            className="m-line"
            style={{ padding: PADDING, border: `1px solid ${look.line}`, borderRadius: 12 }}
          >
            {picture ? (
              <Picture
                picture={{ ...picture, href }}
                room={CONTENT_WIDTH - 2 * PADDING - 2}
                look={look}
              />
            ) : null}
            <p
              style={{
                margin: picture ? '16px 0 0' : 0,
                fontFamily: look.headingFont,
                fontSize: 21,
                lineHeight: 1.3,
              }}
            >
              {href === null ? title : <CardLink href={href} title={title} look={look} />}
            </p>
            {description ? (
              <p
                className="m-muted"
                style={{ ...SMALL_TEXT, fontSize: 15, margin: '6px 0 0', color: look.muted }}
              >
                {description}
              </p>
            ) : null}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

type CardLinkProps = { href: string; title: string; look: MailLook }

const CardLink = ({ href, title, look }: CardLinkProps) => (
  <a className="m-ink" href={href} style={{ color: look.ink, textDecoration: 'underline' }}>
    {title}
  </a>
)
