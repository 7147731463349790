import { yieldText } from '@/src/domain/cooking/scale'
import { renderLine } from '@/src/domain/ingredient-lines/render-line'
import type {
  References,
  WrittenIngredient,
  WrittenIngredients,
  WrittenRecipe,
  WrittenStep,
  WrittenSteps,
} from '@/src/domain/recipe-html/content'
import type { WritingPlace } from '@/src/domain/recipe-html/recipe-html'
import { htmlToDocument } from '@/src/parsing/html/to-document'
import { withAbsoluteLinks } from '../feeds/absolute-links'
import { blocksFromRichText, pictureOf } from './from-rich-text'
import { mailDuration, mailTexts } from './mail-texts'
import type { MailTexts } from './mail-texts'
import type { NewsletterBlock, NewsletterText } from './newsletter-blocks'

/** Options for the newsletter of a recipe. */
export type RecipeNewsletterOptions = WritingPlace & {
  /** BCP 47 tag of the language of the mail's own labels. */
  language: string
  /** The notice below a locked recipe, and where it leads. */
  paywall: { text: string; label: string; href: string }
}

type Writing = { references: References; texts: MailTexts; options: RecipeNewsletterOptions }

/**
 * The blocks of a recipe in a newsletter, as its reader may see it: a locked one ends with a notice after
 * its head and its first ingredient lines. Lines are as their author typed them.
 * @see docs/product/mail.md#newsletters
 */
export function recipeNewsletter(
  recipe: WrittenRecipe,
  options: RecipeNewsletterOptions,
): NewsletterBlock[] {
  const writing = {
    references: referencesOf(recipe, options),
    texts: mailTexts(options.language),
    options,
  }
  const head = headBlocks(recipe, writing)
  if (recipe.isLocked) {
    const { text, label, href } = options.paywall
    const paywall = { type: 'paywall', text, button: { label, href } } as const
    return [...head, ...ingredientBlocks(recipe, writing), paywall]
  }
  return [
    ...head,
    ...storyBlocks(recipe, writing),
    ...methodBlocks(recipe, writing),
    ...section(writing.texts.notes, blocksFromRichText(recipe.note, writing.references)),
    ...equipmentBlocks(recipe, writing.texts),
  ]
}

function referencesOf(
  { ingredientUsageGroups, storyImages }: WrittenRecipe,
  { units, origin }: RecipeNewsletterOptions,
): References {
  const usages = ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
  return {
    usages: new Map(usages.map((usage) => [usage.id, usage])),
    units,
    pictures: new Map(storyImages.map((image) => [image.id, image])),
    origin,
  }
}

function headBlocks(recipe: WrittenRecipe, { texts, options }: Writing): NewsletterBlock[] {
  const [cover] = recipe.images
  const picture = cover && { ...pictureOf(cover, options.origin, recipe.title), href: options.url }
  const facts = factsOf(recipe, texts, options.language)
  return [
    ...(picture ? [{ type: 'picture' as const, picture, caption: null }] : []),
    ...plainParagraphs(recipe.description),
    ...(facts.length > 0 ? [{ type: 'facts' as const, facts }] : []),
  ]
}

function factsOf(recipe: WrittenRecipe, texts: MailTexts, language: string) {
  const most = recipe.yieldMax ?? recipe.yieldServings
  const servings = most === null || most > 1 ? texts.servings : texts.serving
  const makes = yieldText({ ...recipe, servingDescription: recipe.servingDescription ?? servings })
  const times = [
    [texts.prep, recipe.prepTimeMinutes],
    [texts.cook, recipe.cookTimeMinutes],
    [recipe.customTimeLabel ?? texts.otherTime, recipe.customTimeMinutes],
  ] as const
  return [
    // "one" is English.
    ...(makes === '' ? [] : [{ label: texts.makes, value: makes.replace(/^one /, '1 ') }]),
    ...times.flatMap(([label, minutes]) =>
      minutes ? [{ label, value: mailDuration(minutes, language) }] : [],
    ),
  ]
}

function storyBlocks(recipe: WrittenRecipe, { references, texts }: Writing): NewsletterBlock[] {
  const { youtubeVideoId, storyExcerpt, storyMore } = recipe
  const href = `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeVideoId ?? '')}`
  return [
    ...(youtubeVideoId ? [paragraph([{ text: texts.watchVideo, href }])] : []),
    ...plainParagraphs(storyExcerpt),
    ...blocksFromRichText(storyMore, references),
  ]
}

/** Ingredients and steps, or the stored post in their place. */
function methodBlocks(recipe: WrittenRecipe, writing: Writing): NewsletterBlock[] {
  const { legacyRecipeData: post } = recipe
  if (post !== null) {
    const content = withAbsoluteLinks(post.content, writing.options.url)
    return blocksFromRichText(htmlToDocument(content), writing.references)
  }
  return [...ingredientBlocks(recipe, writing), ...stepBlocks(recipe.instructionGroups, writing)]
}

const ingredientBlocks = (
  { ingredientUsageGroups }: WrittenRecipe,
  { texts }: Writing,
): NewsletterBlock[] => section(texts.ingredients, ingredientUsageGroups.flatMap(ingredientGroup))

function ingredientGroup({ ingredientUsages, ...group }: WrittenIngredients): NewsletterBlock[] {
  const lines = ingredientUsages.filter(({ text }) => text !== '').map(lineRuns)
  return lines.length === 0 ? [] : [...groupHead(group), { type: 'ingredients', lines }]
}

/** A line as its author typed it; its name has the link of the line. */
function lineRuns({ text, spans, link }: WrittenIngredient): NewsletterText {
  if (link === null) return [{ text }]
  const pieces = renderLine({ text, spans, ingredient: null })
  if (!pieces.some(({ kind }) => kind === 'name')) return [{ text, href: link }]
  return pieces.map((piece) => ({
    text: piece.text,
    ...(piece.kind === 'name' ? { href: link } : {}),
  }))
}

/** The steps, numbered through the whole recipe. */
function stepBlocks(groups: readonly WrittenSteps[], writing: Writing): NewsletterBlock[] {
  let number = 0
  const blocks = groups.flatMap(({ instructions, ...group }): NewsletterBlock[] => {
    const steps = instructions.filter(({ content }) => content !== null)
    if (steps.length === 0) return []
    return [
      ...groupHead(group),
      ...steps.map((step) => {
        number += 1
        return stepBlock(step, number, writing)
      }),
    ]
  })
  return section(writing.texts.method, blocks)
}

function stepBlock(step: WrittenStep, number: number, { references, options }: Writing) {
  const texts = blocksFromRichText(step.content ?? [], references).flatMap(textsOf)
  return {
    type: 'step' as const,
    number,
    paragraphs: [
      ...texts,
      ...(step.timerMinutes
        ? [[{ text: mailDuration(step.timerMinutes, options.language), italic: true }]]
        : []),
      ...(step.note ? [[{ text: step.note }]] : []),
    ],
    pictures: step.images.map((image) => pictureOf(image, options.origin)),
  }
}

/** The texts of a block of a step; an item of a list is one. */
function textsOf(block: NewsletterBlock): NewsletterText[] {
  if ('runs' in block) return [block.runs]
  return block.type === 'list' ? block.items.map(({ runs }) => [{ text: '– ' }, ...runs]) : []
}

function equipmentBlocks({ equipmentUsages }: WrittenRecipe, texts: MailTexts): NewsletterBlock[] {
  const items = equipmentUsages.map(({ equipment, equipmentTitleOverride, note, link }) => ({
    runs: [
      { text: equipmentTitleOverride ?? equipment.title, ...(link === null ? {} : { href: link }) },
      ...(note ? [{ text: ` (${note})` }] : []),
    ],
  }))
  return section(
    texts.equipment,
    items.length === 0 ? [] : [{ type: 'list', isNumbered: false, items }],
  )
}

/** Blocks under a heading; none without a block. */
const section = (title: string, blocks: readonly NewsletterBlock[]): NewsletterBlock[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 2, runs: [{ text: title }] }, ...blocks]

const groupHead = ({
  title,
  note,
}: {
  title: string | null
  note: string | null
}): NewsletterBlock[] => [
  ...(title ? [{ type: 'heading' as const, level: 3 as const, runs: [{ text: title }] }] : []),
  ...plainParagraphs(note),
]

const paragraph = (runs: NewsletterText): NewsletterBlock => ({ type: 'paragraph', runs })

/** Plain text as paragraphs, one for each line. */
const plainParagraphs = (text: string | null): NewsletterBlock[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph([{ text: line }]))
