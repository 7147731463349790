import { parsePage } from '@/src/parsing/web-page/page-document'
import { isSameTitle } from '@/src/parsing/web-page/page-title'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import { readJsonLd } from '@/src/parsing/web-page/structured-data/json-ld'
import { readRecipeNode } from '@/src/parsing/web-page/structured-data/recipe-node'
import { readPluginCards } from '@/src/parsing/web-page/plugin-cards'
import { readAttributeMarkup } from '@/src/parsing/web-page/structured-data/attribute-markup'
import type { RecipeDraft, SchemaNode } from '@/src/parsing/web-page/types'
import { readPageStory } from '@/src/parsing/surrounding-content/page-story'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import type { ImportRow, RowContent } from '../../import-row'
import { textToDocument, emptyRecipe } from '../../imported-recipe'
import { ImportProblem } from '../../import-problem'
import type { Bundle, SourceFile } from '../../source/source-file'
import { readSavedPage } from '../saved-page'
import type { SavedPage } from '../saved-page'
import { readNode } from '../schema-org'
import { divideBlocks, formatTitleKey, buildPartKeys } from './document-parts'
import type { DocumentPart } from './document-parts'
import { splitHtmlBlocks } from './html-blocks'
import { readPart, readPartRecipe } from './part-recipe'

/**
 * Reads the rows of a saved page: one, or one per recipe if the page contains several complete
 * recipes. Teasers of other recipes and uncertain lists do not divide it.
 * @see docs/product/import-and-export.md#several-recipes-in-a-document
 */
export function readPageRows(page: SavedPage, file: SourceFile, bundle: Bundle): ImportRow[] {
  // Rules out most pages without parsing.
  if (countOf(TYPE, page.html) === 1 && countOf(CARD, page.html) < 2) {
    return [{ name: file.name, read: () => readSavedPage(page) }]
  }
  const { recipes, isSure } = recipesOfPage(page.html)
  const rows = recipes.length > 1 ? recipeRows(page, recipes, file, bundle) : null
  if (rows !== null && (isSure || rows.hasMain)) return rows.rows
  const parts = recipes.length === 0 ? layoutParts(page.html) : []
  if (parts.length > 1) return layoutRows(page, parts, file)
  return [{ name: file.name, read: () => readOne(page, parts, file) }]
}

/** Documents saved as HTML have neither the title nor the markup of a web page. */
function readOne(page: SavedPage, parts: readonly DocumentPart[], file: SourceFile) {
  try {
    return readSavedPage(page)
  } catch (error) {
    const [row] = error instanceof ImportProblem ? layoutRows(page, parts, file) : []
    if (!row) throw error
    return row.read()
  }
}

/** The type of a recipe in structured data. */
const TYPE = /\bRecipe"/g
/** The card of a recipe plugin. */
const CARD =
  /class="[^"]*\b(?:wprm-recipe-container|tasty-recipes|mv-create-card|recipe-card-block|dr-summary-holder|easyrecipe)\b(?!-)/g

const countOf = (pattern: RegExp, html: string): number => html.match(pattern)?.length ?? 0

/** A recipe of a page; `node` is its structured data, if any. */
type PageRecipe = { draft: RecipeDraft; node: SchemaNode | null }

/**
 * Returns the complete recipes of a page without duplicates: from JSON-LD, else from microdata,
 * else from plugin cards.
 */
function recipesOfPage(html: string): { recipes: PageRecipe[]; isSure: boolean } {
  const page = parsePage(html)
  const told = wholeRecipes(readJsonLd(page).recipes.map(recipeOfNode))
  if (told.length > 1) return { recipes: told, isSure: true }
  const marked = wholeRecipes(readAttributeMarkup(page).map(recipeOfNode))
  const cards = marked.length > 1 ? [] : readPluginCards(page)
  const drawn = wholeRecipes(cards.map((draft) => ({ draft, node: null })))
  const recipes = [marked, drawn].find(({ length }) => length > 1) ?? told
  return { recipes, isSure: false }
}

const recipeOfNode = (node: SchemaNode): PageRecipe => ({ draft: readRecipeNode(node), node })

function wholeRecipes(recipes: readonly PageRecipe[]): PageRecipe[] {
  const found: PageRecipe[] = []
  for (const recipe of recipes) {
    const { title, ingredientGroups, instructionGroups } = recipe.draft
    const isWhole =
      ingredientGroups.flatMap(({ lines }) => lines).length >= 2 && instructionGroups.length > 0
    const isNew = !found.some(({ draft }) => isSame(draft.title, title))
    if (isWhole && title !== '' && isNew) found.push(recipe)
  }
  return found
}

const isSame = (one: string, other: string): boolean => one === other || isSameTitle(one, other)

/**
 * Builds the rows of a page with several recipes, and returns whether one is the main recipe of the
 * page.
 */
function recipeRows(
  page: SavedPage,
  recipes: readonly PageRecipe[],
  file: SourceFile,
  bundle: Bundle,
): { rows: ImportRow[]; hasMain: boolean } {
  const parsed = parseRecipePage({
    html: page.html,
    ...(page.url === null ? {} : { url: page.url }),
  })
  const others = recipes.filter(({ draft }) => !isSame(draft.title, parsed?.title ?? ''))
  const keys = buildPartKeys(others.map(({ draft }) => draft.title))
  const readMain = (): RowContent =>
    readSavedPage({ ...page, others: others.map(({ draft }) => draft) })
  const rows = [
    { name: `${file.name} #1`, read: readMain },
    ...others.map((other, at) => ({
      name: `${file.name} #${at + 2}`,
      read: async () => besides(readMain(), await readOther(other, file, bundle), keys[at] ?? ''),
    })),
  ]
  return { rows, hasMain: others.length === recipes.length - 1 }
}

function readOther(
  { draft, node }: PageRecipe,
  file: SourceFile,
  bundle: Bundle,
): RowContent | Promise<RowContent> {
  if (node !== null) return readNode(node, file, bundle, 'page')
  const { imageUrls, notes, ...recipe } = draft
  const pictures = imageUrls.slice(0, 1).map((url) => ({ url }))
  const note = textToDocument(notes.join('\n'))
  return { kind: 'recipe', sourceKey: '', recipe: emptyRecipe({ ...recipe, note, pictures }) }
}

/**
 * Builds the row of an additional recipe, with the page's language and address, and a key below the
 * page's.
 */
function besides(main: RowContent, other: RowContent, key: string): RowContent {
  if (main.kind !== 'recipe' || other.kind !== 'recipe') return other
  const { language, sourceUrl } = other.recipe
  return {
    kind: 'recipe',
    sourceKey: `${main.sourceKey}#${key}`,
    recipe: {
      ...other.recipe,
      language: language ?? main.recipe.language,
      sourceUrl: sourceUrl ?? main.recipe.sourceUrl,
      oldPaths: other.recipe.oldPaths.filter((path) => !main.recipe.oldPaths.includes(path)),
    },
  }
}

/**
 * Returns the parts of a page without structured data, if each is a complete recipe with a heading:
 * menu and button lines look like titles.
 */
function layoutParts(html: string): DocumentPart[] {
  const story = readPageStory(html)
  if (story === null) return []
  const { parts } = divideBlocks(splitHtmlBlocks(story.html))
  return parts.every((part) => part.isMarked && readPart(part) !== null) ? parts : []
}

function layoutRows(
  { html, url, findPicture }: SavedPage,
  parts: readonly DocumentPart[],
  file: SourceFile,
): ImportRow[] {
  const sourceUrl = url !== null && isWebAddress(url) ? url : null
  const { lang = '' } = parsePage(html).elements.find(({ name }) => name === 'html')?.attribs ?? {}
  const language = /^[a-z]{2}/i.exec(lang)?.[0].toLowerCase() ?? null
  const keys = buildPartKeys(parts.map(({ title }) => title))
  return parts.map((part, at) => ({
    name: parts.length === 1 ? file.name : `${file.name} #${at + 1}`,
    read: () => {
      const recipe = readPartRecipe(part, {
        fileName: file.name,
        findPicture: (address) => {
          const saved = findPicture?.(address) ?? null
          if (saved !== null) return { file: saved }
          return isWebAddress(address) ? { url: address } : null
        },
      })
      const sourceKey = `${sourceUrl === null ? `document:${file.name}` : `page:${sourceUrl}`}#${keys[at] ?? formatTitleKey(recipe.title)}`
      return { kind: 'recipe', sourceKey, recipe: { ...recipe, language, sourceUrl } }
    },
  }))
}
