import type { ReactElement } from 'react'
import { MAIL_WIDTH } from './mail-styles'

/** Element whose content Outlook for Windows sets in a table of fixed width: it has no `max-width`. */
export const OUTLOOK_FRAME = 'outlook-frame'

const FRAME_START = `<!--[if mso]><table role="presentation" align="center" width="${MAIL_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`
const FRAME_END = '<!--[if mso]></td></tr></table><![endif]-->'

/** Keeps Outlook for Windows from enlarging pictures on screens with scaling. */
const OUTLOOK_SETTINGS =
  '<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->'

/** Comments by which React finds its elements again in a browser. */
const REACT_COMMENTS = /<!--(?: |\/?\$|html|head|body)-->/g

/**
 * Renders a mail's components to HTML. The renderer is loaded with the first mail, since most processes
 * send none.
 */
export async function renderHtml(mail: ReactElement): Promise<string> {
  const { render } = await import('@react-email/render')
  const html = await render(mail)
  // React has no conditional comments. Texts are escaped, so no text contains these tags.
  return html
    .replaceAll(REACT_COMMENTS, '')
    .replace('</head>', `${OUTLOOK_SETTINGS}</head>`)
    .replace(`<${OUTLOOK_FRAME}>`, FRAME_START)
    .replace(`</${OUTLOOK_FRAME}>`, FRAME_END)
}
