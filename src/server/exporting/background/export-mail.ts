import { renderMail } from '../../mail/layout'
import type { DrawnMail } from '../../mail/layout'
import { PLATFORM_BRAND } from '../../mail/platform-brand'

/** The mail with the link to an export. */
export const exportMail = (siteTitle: string, href: string): DrawnMail =>
  renderMail(
    {
      subject: `Your export of ${siteTitle}`,
      preview: 'The zip is ready to be saved.',
      heading: 'Your export is ready',
      paragraphs: [
        `Everything of ${siteTitle} is in one zip: recipes and drafts, pictures, collections, settings and subscribers.`,
      ],
      button: { label: 'Save the Zip', href },
      footnotes: [
        'The link works for 7 days, for everybody who has it: keep it to yourself.',
        'You get this mail because you asked for the export in the kitchen.',
      ],
    },
    PLATFORM_BRAND,
  )
