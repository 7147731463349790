import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { blocksToLines } from '@/src/parsing/web-page/layout/layout-lines'
import { getImageSource } from '@/src/parsing/web-page/content-images'
import { emptyDraft } from '@/src/parsing/web-page/merge'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import {
  getClassNames,
  getElementText,
  getParentElement,
  readBlocks,
} from '@/src/parsing/web-page/page-document'
import type { RecipeDraft } from '@/src/parsing/web-page/types'
import { readFacts } from '@/src/parsing/recipe-lines/facts'
import { readIngredientGroups, readInstructionGroups } from '@/src/parsing/recipe-lines/read-groups'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Class names or ids (with #) by which a recipe plugin marks the parts of its card. */
interface PluginMarks {
  card: string[]
  title: string[]
  description: string[]
  ingredients: string[]
  instructions: string[]
}

/** Maximum number of recipes read from a page that lists many. */
const MAX_CARDS = 20

const PLUGINS: Record<string, PluginMarks> = {
  'WP Recipe Maker': {
    card: ['wprm-recipe-container', 'wprm-recipe'],
    title: ['wprm-recipe-name'],
    description: ['wprm-recipe-summary'],
    ingredients: ['wprm-recipe-ingredients-container'],
    instructions: ['wprm-recipe-instructions-container'],
  },
  'Tasty Recipes': {
    card: ['tasty-recipes'],
    title: ['tasty-recipes-title'],
    description: ['tasty-recipes-description-body', 'tasty-recipes-description'],
    ingredients: ['tasty-recipes-ingredients', 'tasty-recipe-ingredients'],
    instructions: ['tasty-recipes-instructions', 'tasty-recipe-instructions'],
  },
  'Mediavine Create': {
    card: ['mv-create-card', 'mv-recipe-card'],
    title: ['mv-create-title-primary', 'mv-create-title'],
    description: ['mv-create-description'],
    ingredients: ['mv-create-ingredients'],
    instructions: ['mv-create-instructions'],
  },
  EasyRecipe: {
    card: ['easyrecipe', 'easyrecipeWrapper'],
    title: ['ERSName'],
    description: ['ERSSummary'],
    ingredients: ['ERSIngredients'],
    instructions: ['ERSInstructions'],
  },
  'Yumprint Recipe Card': {
    card: ['blog-yumprint-recipe'],
    title: ['blog-yumprint-recipe-title'],
    description: ['blog-yumprint-recipe-summary'],
    ingredients: ['blog-yumprint-ingredients', 'blog-yumprint-ingredient-section'],
    instructions: ['blog-yumprint-methods', 'blog-yumprint-method-section'],
  },
  'Zip Recipes': {
    card: ['#zlrecipe-container', 'zlrecipe-container-border', 'zrdn-recipe-container'],
    title: ['#zlrecipe-title', 'zrdn-recipe-title'],
    description: ['#zlrecipe-summary', 'zrdn-summary'],
    ingredients: ['#zlrecipe-ingredients-list', 'zlrecipe-ingredients', 'zrdn-ingredients-list'],
    instructions: [
      '#zlrecipe-instructions-list',
      'zlrecipe-instructions',
      'zrdn-instructions-list',
    ],
  },
  Cooked: {
    card: ['cooked-recipe-wrapper', 'cooked-recipe', 'cp_recipe'],
    title: ['cooked-recipe-title'],
    description: ['cooked-recipe-excerpt'],
    ingredients: ['cooked-recipe-ingredients', 'cooked-ingredients'],
    instructions: ['cooked-recipe-directions', 'cooked-directions'],
  },
  'WPZOOM Recipe Card': {
    card: ['wp-block-wpzoom-recipe-card-block-recipe-card', 'wpzoom-recipe-card-block'],
    title: ['recipe-card-title'],
    description: ['recipe-card-summary'],
    ingredients: ['recipe-card-ingredients'],
    instructions: ['recipe-card-directions'],
  },
  'WP Delicious': {
    card: ['dr-summary-holder', 'delicious-recipes-card', 'wpdelicious-wrapper'],
    title: ['dr-title', 'dr-entry-title'],
    description: ['dr-summary'],
    ingredients: ['dr-ingredients-list'],
    instructions: ['dr-instructions'],
  },
  'WP Ultimate Recipe': {
    card: ['wpurp-container'],
    title: ['wpurp-recipe-title'],
    description: ['wpurp-recipe-description'],
    ingredients: ['wpurp-recipe-ingredients'],
    instructions: ['wpurp-recipe-instructions'],
  },
  Jetpack: {
    card: ['jetpack-recipe'],
    title: ['jetpack-recipe-title'],
    description: ['jetpack-recipe-content'],
    ingredients: ['jetpack-recipe-ingredients'],
    instructions: ['jetpack-recipe-directions'],
  },
  'Meal Planner Pro': {
    card: ['mpprecipe-container', '#mpprecipe-container'],
    title: ['#mpprecipe-title', 'mpprecipe-title'],
    description: ['#mpprecipe-summary'],
    ingredients: ['#mpprecipe-ingredients-list'],
    instructions: ['#mpprecipe-instructions-list'],
  },
}

/** Reads the recipe cards of the common WordPress plugins. */
export function readPluginCards(page: PageDocument): RecipeDraft[] {
  const drafts = Object.values(PLUGINS).flatMap((marks) => {
    const lists = outermost(page.elements, marks.ingredients).slice(0, MAX_CARDS)
    const cards = new Map(lists.map((list) => [cardAround(list, marks) ?? list, list]))
    return [...cards].map(([card, list]) => readCard(page, card, list, marks))
  })
  return drafts.filter((draft) => draft.ingredientGroups.length > 0)
}

function readCard(
  page: PageDocument,
  card: Element,
  list: Element,
  marks: PluginMarks,
): RecipeDraft {
  const parts = card === list ? page.elements : withDescendants(card)
  const text = (names: string[]): string => {
    const element = parts.find((el) => isMarked(el, names))
    return element ? getElementText(element) : ''
  }
  const facts = readFacts(linesIn(card, false))
  const method = parts.find((el) => isMarked(el, marks.instructions))
  const image = card === list ? undefined : parts.find((el) => el.name === 'img')
  return {
    ...emptyDraft(),
    title: text(marks.title),
    description: text(marks.description) || null,
    imageUrls: image ? [getImageSource(image)].filter(Boolean) : [],
    ingredientGroups: readIngredientGroups(linesIn(list, true)),
    instructionGroups: method ? readInstructionGroups(linesIn(method, false)) : [],
    yields: facts.yields,
    prepTimeMinutes: facts.prepTimeMinutes,
    cookTimeMinutes: facts.cookTimeMinutes,
    totalTimeMinutes: facts.totalTimeMinutes,
  }
}

function linesIn(element: Element, isJoined: boolean): TextLine[] {
  return blocksToLines(readBlocks(element.children), isJoined)
}

// The outermost card that an ingredient list stands in.
function cardAround(list: Element, marks: PluginMarks): Element | null {
  let card: Element | null = null
  for (let el: Element | null = list; el; el = getParentElement(el)) {
    if (isMarked(el, marks.card)) card = el
  }
  return card
}

function withDescendants(element: Element): Element[] {
  const found: Element[] = []
  const open: Element[] = [element]
  for (let el = open.pop(); el; el = open.pop()) {
    found.push(el)
    open.push(...el.children.filter(isTag).reverse())
  }
  return found
}

function isMarked(element: Element, names: string[]): boolean {
  const { class: classes, id } = element.attribs
  if (!classes && !id) return false
  const own = new Set(getClassNames(element))
  return names.some((name) => (name.startsWith('#') ? name.slice(1) === id : own.has(name)))
}

function outermost(elements: Element[], names: string[]): Element[] {
  const marked = elements.filter((el) => isMarked(el, names))
  const known = new Set(marked)
  return marked.filter((el) => {
    for (let up = getParentElement(el); up; up = getParentElement(up))
      if (known.has(up)) return false
    return true
  })
}
