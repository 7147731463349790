import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { WrittenPicture } from '@/src/domain/recipe-html/content'
import type { WritingPlace } from '@/src/domain/recipe-html/recipe-html'
import type { LetterBlock, LetterDocument } from '@/src/domain/rich-text/document'
import { blocksFromRichText, pictureOf } from './from-rich-text'
import type { NewsletterBlock } from './newsletter-blocks'

/** A letter as its reader may see it. */
type WrittenLetter = {
  title: string
  isLocked: boolean
  image: WrittenPicture | null
  content: LetterDocument
  images: readonly (WrittenPicture & { id: string })[]
  recipes: readonly RecipeCard[]
}

/** Options of a letter in a newsletter. */
type LetterNewsletterOptions = Omit<WritingPlace, 'url'> & {
  /** The notice below a locked letter, and where it leads. */
  paywall: { text: string; label: string; href: string }
}

/**
 * The blocks of a letter in a newsletter, as its reader may see it: a locked one ends with a notice.
 * @see docs/product/mail.md#newsletters
 */
export function letterNewsletter(
  { title, isLocked, image, content, images, recipes }: WrittenLetter,
  { origin, units, paywall: { text, label, href } }: LetterNewsletterOptions,
): NewsletterBlock[] {
  const pictures = new Map(images.map((picture) => [picture.id, picture]))
  const references = { usages: new Map(), units, pictures, origin }
  const cards = new Map(recipes.map((recipe) => [recipe.id, recipe]))

  function blocksOf(block: LetterBlock): NewsletterBlock[] {
    switch (block.type) {
      case 'recipe-card':
        return cardBlocks(cards.get(block.recipeId), origin)
      case 'button':
        return [{ type: 'button', label: block.label, href: absolute(block.href, origin) }]
      case 'paywall':
        return []
      default:
        return blocksFromRichText([block], references)
    }
  }

  const cover = image && pictureOf(image, origin, title)
  return [
    ...(cover ? [{ type: 'picture' as const, picture: cover, caption: null }] : []),
    ...(isLocked ? withoutLastDividers(content) : content).flatMap(blocksOf),
    ...(isLocked ? [{ type: 'paywall' as const, text, button: { label, href } }] : []),
  ]
}

/** The notice of a locked letter has a line of its own above it. */
const withoutLastDividers = (content: LetterDocument): LetterDocument =>
  content.slice(0, content.findLastIndex(({ type }) => type !== 'divider') + 1)

function cardBlocks(recipe: RecipeCard | undefined, origin: string): NewsletterBlock[] {
  if (!recipe) return []
  const { title, slug, description, image } = recipe
  return [
    {
      type: 'recipe-card',
      title,
      url: `${origin}/recipes/${encodeURIComponent(slug)}`,
      picture: image && pictureOf(image, origin, title),
      description,
    },
  ]
}

/** An address of the site is a path; others are whole. */
const absolute = (href: string, origin: string): string =>
  href.startsWith('/') ? `${origin}${href}` : href
