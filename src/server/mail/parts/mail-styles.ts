import type { CSSProperties } from 'react'
import type { MailColours } from './mail-colours'

/** Width of a mail, in pixels. */
export const MAIL_WIDTH = 600
/** Space at either side of the card's content, in pixels. */
export const CARD_PADDING = 40
/** Width of the card's content, in pixels. */
export const CONTENT_WIDTH = MAIL_WIDTH - 2 * CARD_PADDING

export const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Fonts that readers have, by the kind of the site's own. */
export const FONT_STACKS = { serif: "Georgia, 'Times New Roman', serif", sans: SANS } as const

export const BODY_TEXT: CSSProperties = {
  fontSize: 18,
  lineHeight: 1.6,
}

export const SMALL_TEXT: CSSProperties = { fontFamily: SANS, fontSize: 13, lineHeight: 1.6 }

/** Colours by class, because inline styles cannot follow the scheme of the reader. */
const schemeRules = (colours: MailColours, logoGround: string): string =>
  [
    `.m-ground,.m-ground>table>tbody>tr>td{background-color:${colours.ground}!important}`,
    `.m-name{color:${colours.onGround}!important}`,
    `.m-foot,.m-foot a{color:${colours.mutedOnGround}!important}`,
    `.m-card{background-color:${colours.card}!important;color:${colours.ink}!important}`,
    `.m-ink{color:${colours.ink}!important}`,
    `.m-muted,.m-muted a{color:${colours.muted}!important}`,
    `.m-line{border-color:${colours.line}!important}`,
    `.m-link{color:${colours.link}!important}`,
    `.m-accent{border-color:${colours.link}!important}`,
    `.m-button{background-color:${colours.button}!important;color:${colours.onButton}!important}`,
    // A logo is drawn for the ground of its site.
    `.m-logo{background-color:${logoGround}!important;border-radius:8px!important;padding:6px 10px!important}`,
  ].join('')

/** The style sheet of a mail, which is light by its inline styles: the dark scheme and small screens. */
export const styleSheet = (dark: MailColours, { ground }: MailColours): string =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
    `@media (max-width:${MAIL_WIDTH + 20}px){`,
    '.m-ground>table>tbody>tr>td{padding:20px 8px!important}',
    '.m-card{padding:28px 22px!important}',
    '.m-picture{width:100%!important;height:auto!important}',
    '.m-title{font-size:27px!important}',
    '}',
    `@media (prefers-color-scheme:dark){${schemeRules(dark, ground)}}`,
  ].join('')
