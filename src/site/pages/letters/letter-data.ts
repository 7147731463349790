import type { Letter } from '@/src/contract/letter/letter'
import type { PublicSite } from '@/src/contract/site/site'
import { imageAddress } from '@/src/domain/addresses/image-address'
import { PREMIUM_CLASS } from '@/src/domain/recipes/structured-data'

type Facts = { site: PublicSite; letter: Letter; origin: string }

/**
 * A letter as `schema.org/Article`, without its text; a locked one is marked as such.
 * @see docs/product/letters.md#pages
 */
export function letterData({ site, letter, origin }: Facts) {
  const { title, slug, summary, image, publishedAt, updatedAt, isLocked } = letter
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: `${origin}/letters/${slug}`,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@type': 'Person', name: site.owner.displayName || site.title },
    ...(summary ? { description: summary } : {}),
    ...(image ? { image: `${origin}${imageAddress(image.key, { width: 1200 })}` } : {}),
    isAccessibleForFree: !isLocked,
    ...(isLocked
      ? {
          hasPart: {
            '@type': 'WebPageElement',
            isAccessibleForFree: false,
            cssSelector: `.${PREMIUM_CLASS}`,
          },
        }
      : {}),
  }
}
