import { renderMail } from '../../mail/layout'
import type { RenderedMail } from '../../mail/layout'
import { PLATFORM_BRAND } from '../../mail/platform-brand'

/** The mail with the link to an export. */
export const exportMail = (siteTitle: string, href: string): Promise<RenderedMail> =>
  renderMail(
    {
      subject: `Your export of ${siteTitle}`,
      preview: 'The zip file is ready to download.',
      heading: 'Your export is ready',
      paragraphs: [
        `Everything of ${siteTitle} is in one zip file: recipes and drafts, pictures, collections, settings and subscribers.`,
      ],
      button: { label: 'Download the zip file', href },
      footnotes: [
        'The link works for 7 days, for anyone who has it, so do not share it.',
        'You get this email because you requested the export in the kitchen.',
      ],
    },
    PLATFORM_BRAND,
  )
