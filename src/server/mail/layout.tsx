import { headerText } from './headers'
import type { MailBrand } from './mail-brand'
import { MailButton, Paragraph, Title } from './parts/elements'
import { lightColours } from './parts/mail-colours'
import type { MailColours } from './parts/mail-colours'
import { MailFrame } from './parts/mail-frame'
import { SMALL_TEXT } from './parts/mail-styles'
import { renderHtml } from './parts/render-html'

/** The content of a mail: plain text, at most one button. */
export type MailContent = {
  subject: string
  /** The preview text of mail programs. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; href: string }
  /** Small print under the card. */
  footnotes: readonly string[]
}

/** A rendered mail. */
export type RenderedMail = { subject: string; text: string; html: string; sender: string | null }

/**
 * Renders a mail of the product as HTML and as plain text.
 * @see docs/product/mail.md#plain-text
 */
export async function renderMail(content: MailContent, brand: MailBrand): Promise<RenderedMail> {
  return {
    subject: headerText(content.subject),
    text: plainText(content, brand),
    html: await renderHtml(<ProductMail content={content} brand={brand} />),
    sender: brand.sender === null ? null : headerText(brand.sender),
  }
}

function plainText({ heading, paragraphs, button, footnotes }: MailContent, brand: MailBrand) {
  return [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.href}`] : []),
    '--',
    ...footnotes,
    brand.name,
  ].join('\n\n')
}

function ProductMail({ content, brand }: { content: MailContent; brand: MailBrand }) {
  const { subject, preview, heading, paragraphs, button, footnotes } = content
  const colours = lightColours(brand.colours)
  return (
    <MailFrame
      title={subject}
      preheader={preview}
      language="en"
      direction="ltr"
      brand={brand}
      colours={colours}
      footer={footnotes.map((text, index) => (
        <p key={index} style={{ margin: '0 0 8px' }}>
          {text}
        </p>
      ))}
    >
      <Title colours={colours}>{heading}</Title>
      {paragraphs.map((text, index) => (
        <Paragraph key={index}>{text}</Paragraph>
      ))}
      {button ? <Action button={button} colours={colours} /> : null}
    </MailFrame>
  )
}

type ActionProps = { button: { label: string; href: string }; colours: MailColours }

/** The button, and its address for mail programs that do not show it. */
const Action = ({ button: { label, href }, colours }: ActionProps) => (
  <>
    <p style={{ margin: '28px 0' }}>
      <MailButton href={href} colours={colours}>
        {label}
      </MailButton>
    </p>
    <p className="m-muted" style={{ ...SMALL_TEXT, margin: 0, color: colours.muted }}>
      Or open this address:
      <br />
      <a href={href} style={{ color: colours.muted, wordBreak: 'break-all' }}>
        {href}
      </a>
    </p>
  </>
)
