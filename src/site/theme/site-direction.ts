import type { PublicSite } from '@/src/contract/site/site'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { textDirection } from '@/src/domain/language/text-direction'
import type { TextDirection } from '@/src/domain/language/text-direction'

type Told = Pick<PublicSite, 'title' | 'aboutHeading' | 'aboutShort' | 'about'>

/** Which way the pages of a site run: as its author writes of it, for a site says no language. */
export const siteDirection = ({ title, aboutHeading, aboutShort, about }: Told): TextDirection =>
  textDirection([title, aboutHeading, aboutShort, plainText(about)].join('\n'))
