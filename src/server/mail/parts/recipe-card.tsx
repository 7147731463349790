import type { NewsletterBlock } from '../newsletter-blocks'
import { allowedHref } from './allowed-href'
import type { MailColours } from './mail-colours'
import { CARD_PADDING, CONTENT_WIDTH, SERIF, SMALL_TEXT } from './mail-styles'
import { Picture } from './picture'

type RecipeCardProps = { card: NewsletterBlock<'recipe-card'>; colours: MailColours }

const PADDING = CARD_PADDING / 2

/** A recipe as a frame with its picture, its linked title and its description. */
export function RecipeCard({
  card: { title, url, picture, description },
  colours,
}: RecipeCardProps) {
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
            style={{ padding: PADDING, border: `1px solid ${colours.line}`, borderRadius: 12 }}
          >
            {picture ? (
              <Picture
                picture={{ ...picture, href }}
                room={CONTENT_WIDTH - 2 * PADDING - 2}
                colours={colours}
              />
            ) : null}
            <p
              style={{
                margin: picture ? '16px 0 0' : 0,
                fontFamily: SERIF,
                fontSize: 21,
                lineHeight: 1.3,
              }}
            >
              {href === null ? title : <CardLink href={href} title={title} colours={colours} />}
            </p>
            {description ? (
              <p
                className="m-muted"
                style={{ ...SMALL_TEXT, fontSize: 15, margin: '6px 0 0', color: colours.muted }}
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

type CardLinkProps = { href: string; title: string; colours: MailColours }

const CardLink = ({ href, title, colours }: CardLinkProps) => (
  <a className="m-ink" href={href} style={{ color: colours.ink, textDecoration: 'underline' }}>
    {title}
  </a>
)
