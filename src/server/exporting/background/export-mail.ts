import { renderMailText } from '../../mail/layout'
import type { RenderedMail } from '../../mail/layout'
import { PLATFORM_BRAND } from '../../mail/platform-brand'
import { mailWords } from '../../mail/texts/product-mail-texts'

type Exported = { title: string; language: string | null }

/** The mail with the link to an export. */
export function exportMail(
  { title, language: tag }: Exported,
  href: string,
): Promise<RenderedMail> {
  const { texts, language } = mailWords(tag)
  return renderMailText(texts.exportReady(title), href, { brand: PLATFORM_BRAND, language })
}
