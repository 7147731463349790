import type { PublicSite } from '@/src/contract/site/site'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { textDirection } from '@/src/domain/language/text-direction'
import type { TextDirection } from '@/src/domain/language/text-direction'

type DirectionFields = Pick<PublicSite, 'title' | 'aboutHeading' | 'aboutShort' | 'about'>

/** The direction of a site's pages: that of its author's texts, since a site has no language setting. */
export const siteDirection = ({
  title,
  aboutHeading,
  aboutShort,
  about,
}: DirectionFields): TextDirection =>
  textDirection([title, aboutHeading, aboutShort, plainText(about)].join('\n'))
