import { headerText } from './headers'
import type { MailBrand, SenderSite } from './mail-brand'
import { mailCatalogue } from './texts/product-mail-texts'
import type { MailText } from './texts/mail-text'
import { MailButton, Paragraph, Title } from './parts/elements'
import { mailLook } from './parts/mail-look'
import type { MailLook } from './parts/mail-look'
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
  /** A link below it. */
  footerLink?: { label: string; href: string }
}

/** A rendered mail; `sender` and the rest as `sendMail` takes them. */
export type RenderedMail = {
  subject: string
  text: string
  html: string
  /** The site that sends it; null for the platform. */
  sender: SenderSite | null
}

/**
 * Renders a mail of the product as HTML and as plain text.
 * @param language BCP 47 tag of the content
 * @see docs/product/mail.md#plain-text
 */
export async function renderMail(
  content: MailContent,
  brand: MailBrand,
  language = 'en',
): Promise<RenderedMail> {
  return {
    subject: headerText(content.subject),
    text: plainText(content, brand),
    html: await renderHtml(<ProductMail content={content} brand={brand} language={language} />),
    sender: brand.sender,
  }
}

/** Renders a text of the product in its language, with a link behind its button. */
export const renderMailText = (
  { button: label, ...text }: MailText,
  href: string,
  { brand, language }: { brand: MailBrand; language: string },
): Promise<RenderedMail> => renderMail({ ...text, button: { label, href } }, brand, language)

function plainText(content: MailContent, brand: MailBrand) {
  const { heading, paragraphs, button, footnotes, footerLink } = content
  return [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.href}`] : []),
    '--',
    ...footnotes,
    ...(footerLink ? [`${footerLink.label}: ${footerLink.href}`] : []),
    brand.name,
  ].join('\n\n')
}

type ProductMailProps = { content: MailContent; brand: MailBrand; language: string }

function ProductMail({ content, brand, language }: ProductMailProps) {
  const { subject, preview, heading, paragraphs, button } = content
  const look = mailLook(brand)
  return (
    <MailFrame
      title={subject}
      preheader={preview}
      language={language}
      direction="ltr"
      brand={brand}
      look={look}
      footer={<Footer content={content} look={look} />}
    >
      <Title look={look}>{heading}</Title>
      {paragraphs.map((text, index) => (
        <Paragraph key={index}>{text}</Paragraph>
      ))}
      {button ? <Action button={button} look={look} language={language} /> : null}
    </MailFrame>
  )
}

/** The small print, and the link below it. */
const Footer = ({
  content: { footnotes, footerLink },
  look,
}: {
  content: MailContent
  look: MailLook
}) => (
  <>
    {footnotes.map((text, index) => (
      <p key={index} style={{ margin: '0 0 8px' }}>
        {text}
      </p>
    ))}
    {footerLink ? (
      <p style={{ margin: '0 0 8px' }}>
        <a href={footerLink.href} style={{ color: look.mutedOnGround }}>
          {footerLink.label}
        </a>
      </p>
    ) : null}
  </>
)

type ActionProps = { button: { label: string; href: string }; look: MailLook; language: string }

/** The button, and its address for mail programs that do not show it. */
const Action = ({ button: { label, href }, look, language }: ActionProps) => (
  <>
    <p style={{ margin: '28px 0' }}>
      <MailButton href={href} look={look}>
        {label}
      </MailButton>
    </p>
    <p className="m-muted" style={{ ...SMALL_TEXT, margin: 0, color: look.muted }}>
      {mailCatalogue(language).texts.openAddress}
      <br />
      <a href={href} style={{ color: look.muted, wordBreak: 'break-all' }}>
        {href}
      </a>
    </p>
  </>
)
