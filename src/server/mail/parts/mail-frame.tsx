import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Preview } from '@react-email/preview'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { MailBrand } from '../mail-brand'
import { Cell } from './cell'
import { darkColours } from './mail-colours'
import type { MailLook } from './mail-look'
import { BODY_TEXT, CARD_PADDING, MAIL_WIDTH, SMALL_TEXT, styleSheet } from './mail-styles'
import { OUTLOOK_FRAME } from './render-html'

/** Maximum length of a preheader in UTF-16 code units, fewer than those at which `Preview` cuts. */
const MAX_PREHEADER = 140

/** Shortens a preheader without cutting a character in two. */
const shortened = (preheader: string): string =>
  preheader.slice(0, MAX_PREHEADER).replace(/[\uD800-\uDBFF]$/, '')

/** Props of a mail's frame. */
type MailFrameProps = {
  title: string
  preheader: string
  language: string
  direction: 'ltr' | 'rtl'
  brand: MailBrand
  look: MailLook
  footer: ReactNode
  children: ReactNode
}

/**
 * The document of a mail: head, the site's name or logo, a card with the content, and a footer.
 * @see docs/product/mail.md#look
 */
export function MailFrame(props: MailFrameProps) {
  const { title, preheader, language, direction, brand, look, footer, children } = props
  const frame = (
    <Container dir={direction} style={{ maxWidth: MAIL_WIDTH, width: '100%' }}>
      <Cell style={{ padding: '0 8px 22px' }} dir={direction}>
        <Masthead brand={brand} look={look} />
      </Cell>
      <Cell className="m-card" style={cardStyle(look)} dir={direction}>
        {children}
      </Cell>
      <Cell className="m-foot" style={footerStyle(look)} dir={direction}>
        {footer}
      </Cell>
    </Container>
  )
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{title}</title>
        <style>{styleSheet(darkColours(brand.colours), look)}</style>
      </Head>
      <Body
        className="m-ground"
        style={{ margin: 0, padding: '36px 16px', backgroundColor: look.ground }}
      >
        <Preview>{shortened(preheader)}</Preview>
        {createElement(OUTLOOK_FRAME, null, frame)}
      </Body>
    </Html>
  )
}

const cardStyle = ({ card, ink, textFont }: MailLook) => ({
  ...BODY_TEXT,
  fontFamily: textFont,
  backgroundColor: card,
  borderRadius: 14,
  padding: `${CARD_PADDING}px`,
  color: ink,
})

const footerStyle = ({ mutedOnGround }: MailLook) => ({
  ...SMALL_TEXT,
  padding: '24px 16px 8px',
  color: mutedOnGround,
  textAlign: 'center' as const,
})

/** The logo, with the name in its place where pictures are not shown. */
function Masthead({ brand, look }: Pick<MailFrameProps, 'brand' | 'look'>) {
  const style = {
    fontFamily: look.headingFont,
    fontSize: 22,
    lineHeight: 1.3,
    color: look.onGround,
  }
  return brand.logoUrl === null ? (
    <div className="m-name" style={{ ...style, letterSpacing: '-0.01em', textAlign: 'center' }}>
      {brand.name}
    </div>
  ) : (
    <Img
      className="m-name m-logo"
      src={brand.logoUrl}
      alt={brand.name}
      width={240}
      height={64}
      style={{ ...style, margin: '0 auto', maxWidth: '100%' }}
    />
  )
}
