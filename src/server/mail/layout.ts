import type { BrandColours } from '@/src/domain/appearance/brand-colours'

/** The brand of a mail: its name, logo and colors. */
export type MailBrand = {
  name: string
  /** URL of a PNG of 480 by 128 pixels; null to show the name instead. */
  logoUrl: string | null
  colours: BrandColours
  /** Name of the sender; null for that of the settings. */
  sender: string | null
}

/** The content of a mail: plain text, at most one button. */
export type MailContent = {
  subject: string
  /** The preview text of mail programs. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; href: string }
  /** Small print under the rule. */
  footnotes: readonly string[]
}

/** A rendered mail. */
export type DrawnMail = { subject: string; text: string; html: string; sender: string | null }

/** Draws a mail twice: as text, and as HTML that old mail programs can show as well. */
export function renderMail(content: MailContent, brand: MailBrand): DrawnMail {
  return {
    subject: content.subject,
    text: drawText(content, brand),
    html: drawHtml(content, brand),
    sender: brand.sender,
  }
}

function drawText(
  { heading, paragraphs, button, footnotes }: MailContent,
  brand: MailBrand,
): string {
  return [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    '--',
    ...footnotes,
    brand.name,
  ].join('\n\n')
}

const FONT =
  "font-family:Georgia,'Times New Roman',serif;-webkit-font-smoothing:antialiased;font-size:17px;line-height:1.6"
const SMALL =
  'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif;font-size:13px;line-height:1.6;color:#6d675f'

function drawHtml(content: MailContent, brand: MailBrand): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escape(content.subject)}</title></head>
<body style="margin:0;background:${brand.colours.background};color:${brand.colours.text};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escape(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="max-width:520px;width:100%">
<tr><td style="padding:0 0 20px;font-size:22px;letter-spacing:-0.01em">${drawName(brand)}</td></tr>
<tr><td style="background:#ffffff;border-radius:14px;padding:36px 32px;color:#2a2622">
<h1 style="margin:0 0 16px;font-size:27px;line-height:1.25;font-weight:normal">${escape(content.heading)}</h1>
${content.paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`).join('\n')}
${content.button ? drawButton(content.button, brand) : ''}
</td></tr>
<tr><td style="padding:24px 32px;${SMALL}">${content.footnotes.map((text) => `<p style="margin:0 0 8px">${escape(text)}</p>`).join('')}</td></tr>
</table></td></tr></table></body></html>`
}

/** The logo, with the name in its place where pictures are not shown. */
const drawName = ({ name, logoUrl, colours }: MailBrand): string =>
  logoUrl === null
    ? escape(name)
    : `<img src="${escape(logoUrl)}" alt="${escape(name)}" width="240" height="64" style="display:block;border:0;font-size:22px;color:${colours.text}">`

function drawButton({ label, href }: { label: string; href: string }, brand: MailBrand): string {
  return `<p style="margin:28px 0"><a href="${escape(href)}" style="display:inline-block;background:${brand.colours.accent};color:${brand.colours.onAccent};text-decoration:none;border-radius:999px;padding:13px 28px">${escape(label)}</a></p>
<p style="margin:0;${SMALL}">Or open this address:<br><a href="${escape(href)}" style="color:#6d675f;word-break:break-all">${escape(href)}</a></p>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
