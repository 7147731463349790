import { isWebAddress } from '../addresses/web-address'
import { isWide } from '../rich-text/basic'
import type { LetterBlock, LetterDocument, WideBlock } from '../rich-text/document'
import type { References } from './content'
import { escapeHtml } from './escape'
import { richTextHtml } from './rich-text-html'

/** The targets of references in a letter: units, pictures, and the recipes of its cards by id. */
export type LetterHtmlReferences = Omit<References, 'usages'> & {
  recipes: ReadonlyMap<string, { slug: string; title: string }>
}

/** The text of a letter as static HTML: cards and buttons are links. */
export const letterHtml = (content: LetterDocument, references: LetterHtmlReferences): string =>
  content
    .map((block) =>
      isWide(block)
        ? richTextHtml([block], { ...references, usages: new Map() })
        : ownBlockHtml(block, references),
    )
    .join('')

function ownBlockHtml(
  block: Exclude<LetterBlock, WideBlock>,
  { recipes, origin }: LetterHtmlReferences,
): string {
  switch (block.type) {
    case 'recipe-card': {
      const recipe = recipes.get(block.recipeId)
      if (!recipe) return ''
      return linkLine(`${origin}/recipes/${encodeURIComponent(recipe.slug)}`, recipe.title)
    }
    case 'button':
      return linkLine(isWebAddress(block.href) ? block.href : `${origin}${block.href}`, block.label)
    case 'paywall':
      return ''
  }
}

const linkLine = (href: string, label: string): string =>
  `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`
