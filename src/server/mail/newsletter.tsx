import { withoutControls } from '@/src/domain/language/control-characters'
import { headerText } from './headers'
import type { MailBrand } from './mail-brand'
import { mailTexts } from './mail-texts'
import type { MailTexts } from './mail-texts'
import type { Newsletter } from './newsletter-blocks'
import { newsletterText } from './newsletter-text'
import { allowedHref } from './parts/allowed-href'
import { Block, Divider } from './parts/blocks'
import { Title } from './parts/elements'
import { mailLook } from './parts/mail-look'
import type { MailLook } from './parts/mail-look'
import { MailFrame } from './parts/mail-frame'
import { NewsletterFooter } from './parts/newsletter-footer'
import { renderHtml } from './parts/render-html'
import { SANS } from './parts/mail-styles'
import { Lines } from './parts/runs'
import { firstBlocks, MAX_HTML_BYTES } from './shorten'
import type { RenderedNewsletter } from './recipient-links'

/**
 * Renders a newsletter as HTML and plain text for all recipients with the same rights; their own links are
 * set by `withRecipientLinks`. One that is too long for Gmail is shortened.
 * @see docs/product/mail.md#newsletters
 */
export async function renderNewsletter(
  given: Newsletter,
  givenBrand: MailBrand,
): Promise<RenderedNewsletter> {
  const brand = withoutControls(givenBrand)
  const newsletter = { ...withoutControls(given), webUrl: allowedHref(given.webUrl) }
  const texts = mailTexts(newsletter.language)
  const { fitting, html, isShortened } = await renderFitting(newsletter, brand, texts)
  return {
    subject: headerText(newsletter.subject),
    html,
    text: newsletterText(fitting, { texts, isShortened, siteName: brand.name }),
    sender: brand.sender,
    shortenedAfter: isShortened ? fitting.blocks.length : null,
  }
}

/** Size in bytes below which blocks are not shortened further: something else is too long. */
const MIN_BLOCK_BYTES = 1000

type Fitting = { fitting: Newsletter; html: string; isShortened: boolean }

/** Renders a newsletter, with fewer blocks each time until its HTML is small enough. */
async function renderFitting(
  newsletter: Newsletter,
  brand: MailBrand,
  texts: MailTexts,
): Promise<Fitting> {
  const render = (fitting: Newsletter, isShortened: boolean): Promise<string> =>
    renderHtml(
      <NewsletterMail newsletter={fitting} brand={brand} texts={texts} isShortened={isShortened} />,
    )
  for (let bytes = MAX_HTML_BYTES; ;) {
    const { blocks, isShortened } = firstBlocks(newsletter.blocks, bytes)
    const fitting = { ...newsletter, blocks }
    const html = (await render(fitting, isShortened)).toWellFormed()
    const size = Buffer.byteLength(html)
    if (size <= MAX_HTML_BYTES || bytes < MIN_BLOCK_BYTES) return { fitting, html, isShortened }
    bytes *= Math.min(0.9, MAX_HTML_BYTES / size)
  }
}

type NewsletterMailProps = {
  newsletter: Newsletter
  brand: MailBrand
  texts: MailTexts
  isShortened: boolean
}

function NewsletterMail({ newsletter, brand, texts, isShortened }: NewsletterMailProps) {
  const { subject, preheader, language, direction, title, note, blocks, webUrl } = newsletter
  const look = mailLook(brand)
  return (
    <MailFrame
      title={subject}
      preheader={preheader}
      {...{ language, direction, brand, look }}
      footer={<NewsletterFooter newsletter={newsletter} siteName={brand.name} texts={texts} />}
    >
      <Title look={look}>{title}</Title>
      {note?.trim() ? <Note note={note} look={look} hasMore={blocks.length > 0} /> : null}
      {blocks.map((block, index) => (
        <Block key={index} block={block} frame={{ look, direction }} />
      ))}
      {isShortened ? <p style={{ margin: '32px 0 0' }}>{texts.shortened}</p> : null}
      {webUrl === null ? null : <ReadOnSite url={webUrl} texts={texts} look={look} />}
    </MailFrame>
  )
}

type NoteProps = { note: string; look: MailLook; hasMore: boolean }

/** The author's own words, a paragraph for each run of lines. */
const Note = ({ note, look, hasMore }: NoteProps) => (
  <>
    {note
      .trim()
      .split(/\n\s*\n/)
      .map((text, index) => (
        <p key={index} style={{ margin: '0 0 18px' }}>
          <Lines text={text} />
        </p>
      ))}
    {hasMore ? <Divider look={look} /> : null}
  </>
)

type ReadOnSiteProps = { url: string; texts: MailTexts; look: MailLook }

const ReadOnSite = ({ url, texts, look }: ReadOnSiteProps) => (
  <p style={{ margin: '28px 0 0', textAlign: 'center', fontFamily: SANS, fontSize: 15 }}>
    <a className="m-link" href={url} style={{ color: look.link, fontWeight: 600 }}>
      {texts.readOnSite}
    </a>
  </p>
)
