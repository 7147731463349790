import { renderMailText } from '../../mail/layout'
import type { RenderedMail } from '../../mail/layout'
import { PLATFORM_BRAND } from '../../mail/platform-brand'
import { mailCatalogue } from '../../mail/texts/product-mail-texts'

type Exported = { title: string; language: string | null }

/** The mail with the link to an export. */
export function exportMail(
  { title, language: tag }: Exported,
  href: string,
): Promise<RenderedMail> {
  const { texts, language } = mailCatalogue(tag)
  return renderMailText(texts.exportReady(title), href, { brand: PLATFORM_BRAND, language })
}
