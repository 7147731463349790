import { plainText } from '@/src/domain/rich-text/plain-text'
import type { Block, RichTextDocument, WideDocument } from '@/src/domain/rich-text/document'
import { collapseSpace } from '../collapse-space'
import { htmlToDocument } from '../html/to-document'
import { foldText } from '../plain-text'
import {
  isControl,
  isIngredientsTitle,
  isInstructionsTitle,
} from '../web-page/layout/section-words'
import type { RecipeDraft } from '../web-page/types'
import { readFacts } from '../recipe-lines/facts'
import { splitTextLines } from '../recipe-lines/text-line'
import { formatNutritionLine } from './nutrition-line'

/** The parsed parts of a recipe, with additional lists of its source. */
export type ParsedParts = Pick<
  RecipeDraft,
  | 'title'
  | 'description'
  | 'author'
  | 'nutrition'
  | 'ingredientGroups'
  | 'instructionGroups'
  | 'categories'
  | 'cuisines'
  | 'diets'
  | 'keywords'
> & {
  language: string | null
  story: WideDocument
  note: RichTextDocument
  tags?: readonly string[]
  methods?: readonly string[]
  equipment?: readonly string[]
}

/** The rest of a page: the story, in order, and a warning that names its buttons. */
export type RemainingText = { story: RichTextDocument; warnings: string[] }

/** Maximum number of buttons named in the warning; further ones stay in the story. */
const MAX_NAMED = 40

/**
 * Finds the text of a post that is not in its recipe, in the order of the post. Button labels
 * ("Print", "Jump to recipe") go into a warning.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function findRemainingText(recipe: ParsedParts, html: string): RemainingText {
  const blocks = htmlToDocument(html).flatMap(separated)
  const isKnown = knownWords(recipe)
  const facts = factsIn(blocks)
  const story: Block[] = []
  const buttons = new Set<string>()
  blocks.forEach((block, at) => {
    const text = collapseSpace(plainText([block]))
    if (isKnown(text) || facts.has(at) || isSectionTitle(text)) return
    if (isButton(block, text) && buttons.size < MAX_NAMED) buttons.add(text)
    else story.push(block)
  })
  const named = [...buttons].map((text) => `“${text}”`).join(', ')
  return {
    story: joined(story),
    warnings: named === '' ? [] : [`Left out as buttons: ${named}.`],
  }
}

/** Splits a list into single-item lists, as each item may be part of the recipe or not. */
function separated(block: Block): Block[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [block]
  return block.children.map((item) => ({ ...block, children: [item] }))
}

/** Joins adjacent lists that were split. */
function joined(blocks: readonly Block[]): RichTextDocument {
  const together: Block[] = []
  for (const block of blocks) {
    const last = together.at(-1)
    const isList = block.type === 'bulleted-list' || block.type === 'numbered-list'
    if (isList && last?.type === block.type) {
      together[together.length - 1] = { ...last, children: [...last.children, ...block.children] }
    } else together.push(block)
  }
  return together
}

/** Step numbers that pages add to the steps, which were read without them. */
const STEP_NUMBER = /^\s*(?:step\s*)?\d{1,2}\s*[.):]?\s+/i

/** Returns a test for whether a text is part of the parsed recipe, in any notation. */
function knownWords(recipe: ParsedParts): (text: string) => boolean {
  const parts = [
    recipe.title,
    recipe.description ?? '',
    recipe.author ?? '',
    formatNutritionLine(recipe.nutrition, recipe.language) ?? '',
    ...recipe.ingredientGroups.flatMap(({ title, lines }) => [title ?? '', ...lines]),
    ...recipe.instructionGroups.flatMap(({ title, steps }) => [
      title ?? '',
      ...steps.map(({ text }) => text),
    ]),
    ...[...recipe.categories, ...recipe.cuisines, ...recipe.diets, ...(recipe.tags ?? [])],
    ...[...(recipe.methods ?? []), ...recipe.keywords, ...(recipe.equipment ?? [])],
    plainText(recipe.story),
    plainText(recipe.note),
  ]
  const words = parts.map(foldText).join('')
  return (text) =>
    words.includes(foldText(text)) || words.includes(foldText(text.replace(STEP_NUMBER, '')))
}

/** Yields and times that were read as numbers. */
function factsIn(blocks: readonly Block[]): ReadonlySet<number> {
  const lines = blocks.map((block) => {
    const [line] = splitTextLines(plainText([block]).replace(/\s+/g, ' '))
    return line ?? EMPTY_LINE
  })
  return readFacts(lines).used
}

const EMPTY_LINE = {
  text: '',
  isItem: false,
  isNumbered: false,
  isHeading: false,
  afterBlank: false,
}

const isSectionTitle = (text: string): boolean =>
  isIngredientsTitle(text) || isInstructionsTitle(text)

/** A sentence is never a button, and a heading stays with what it titles. */
const isButton = (block: Block, text: string): boolean =>
  block.type !== 'heading' && text.length <= 40 && isControl(text)
