import { encode, wrap } from 'nodemailer/lib/qp/index.js'
import type { Attachment } from 'nodemailer/lib/mailer'
import { escapeHtml } from '@/src/domain/recipe-html/escape'
import { filledPieces, piecesOf } from './recipient-links'
import type { RecipientLinks, RenderedNewsletter } from './recipient-links'

/** Characters of a line: one fewer than allowed (RFC 2045), for the break that may follow it. */
const LINE = 75

/** A line break between encoded pieces, which decoding removes. */
const SOFT_BREAK = '=\r\n'

/** Encodes a piece of a text as quoted-printable, so that other pieces may precede and follow it. */
const encodePiece = (text: string): string =>
  wrap(encode(text.replaceAll(/\r\n?|\n/g, '\r\n')), LINE)

type EncodedPieces = { html: readonly string[]; text: readonly string[] }
const known = new WeakMap<RenderedNewsletter, EncodedPieces>()

/** Encodes what all recipients get, once for each newsletter; the marks stay. */
function encodedPieces(newsletter: RenderedNewsletter): EncodedPieces {
  const encoded = known.get(newsletter) ?? {
    html: encodeLiterals(newsletter.html),
    text: encodeLiterals(newsletter.text),
  }
  known.set(newsletter, encoded)
  return encoded
}

const encodeLiterals = (marked: string): string[] =>
  piecesOf(marked).map((piece, at) => (at % 2 === 0 ? encodePiece(piece) : piece))

/**
 * Encodes a newsletter for one recipient, as the alternatives of a message for nodemailer: encoding the whole
 * mail for each recipient would take longer than sending it.
 * @see docs/product/mail.md#newsletters
 */
export function encodedAlternatives(
  newsletter: RenderedNewsletter,
  links: RecipientLinks,
): Attachment[] {
  const { html, text } = encodedPieces(newsletter)
  return [
    encodedPart('text/plain', filledPieces(text, links, encodePiece)),
    encodedPart(
      'text/html',
      filledPieces(html, links, (url) => encodePiece(escapeHtml(url))),
    ),
  ]
}

/** Joins encoded pieces to a part of a mail. */
const encodedPart = (type: 'text/html' | 'text/plain', pieces: readonly string[]): Attachment => ({
  contentType: `${type}; charset=utf-8`,
  raw:
    `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n` +
    pieces.filter((piece) => piece !== '').join(SOFT_BREAK),
})
