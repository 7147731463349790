import { parsePage } from '@/src/parsing/recipe-page/page-document'
import { sameTitle } from '@/src/parsing/recipe-page/page-title'
import { parseRecipePage } from '@/src/parsing/recipe-page/parse-recipe-page'
import { readJsonLd } from '@/src/parsing/recipe-page/structured-data/json-ld'
import { draftFromNode } from '@/src/parsing/recipe-page/structured-data/recipe-node'
import type { SchemaNode } from '@/src/parsing/recipe-page/types'
import { storyOfPage } from '@/src/parsing/recipe-context/page-story'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import type { ImportRow, RowContent } from '../../import-row'
import { ImportProblem } from '../../import-problem'
import type { Bundle, SourceFile } from '../../source/source-file'
import { readSavedPage } from '../saved-page'
import type { SavedPage } from '../saved-page'
import { readNode } from '../schema-org'
import { divideBlocks, keyOf, partKeys } from './document-parts'
import type { DocumentPart } from './document-parts'
import { htmlBlocks } from './html-blocks'
import { readPart, recipeOfPart } from './part-recipe'

/**
 * The rows of a saved page: one, or one a recipe where the page has several whole recipes. Teasers of
 * other recipes, and lists in doubt, do not divide it.
 * @see docs/product/import-and-export.md#several-recipes-in-a-document
 */
export function pageRows(page: SavedPage, file: SourceFile, bundle: Bundle): ImportRow[] {
  // This alone settles most pages, without parsing them.
  if ((page.html.match(TYPE) ?? []).length === 1) {
    return [{ name: file.name, read: () => readSavedPage(page) }]
  }
  const recipes = structuredRecipes(page.html)
  if (recipes.length > 1) return structuredRows(page, recipes, file, bundle)
  const parts = recipes.length === 0 ? layoutParts(page.html) : []
  if (parts.length > 1) return layoutRows(page, parts, file)
  return [{ name: file.name, read: () => readOne(page, parts, file) }]
}

/** Documents saved as a page have neither the title nor the markup of a web page. */
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

/** The recipes of a page's JSON-LD that have a list and a method, each once. */
function structuredRecipes(html: string): SchemaNode[] {
  if (html.search(TYPE) === -1) return []
  const found: { node: SchemaNode; title: string }[] = []
  for (const node of readJsonLd(parsePage(html)).recipes) {
    const { title, ingredientGroups, instructionGroups } = draftFromNode(node)
    const isWhole =
      ingredientGroups.flatMap(({ lines }) => lines).length >= 2 && instructionGroups.length > 0
    const isNew = !found.some((each) => each.title === title || sameTitle(each.title, title))
    if (isWhole && title !== '' && isNew) found.push({ node, title })
  }
  return found.map(({ node }) => node)
}

function structuredRows(
  page: SavedPage,
  recipes: readonly SchemaNode[],
  file: SourceFile,
  bundle: Bundle,
): ImportRow[] {
  const parsed = parseRecipePage({
    html: page.html,
    ...(page.url === null ? {} : { url: page.url }),
  })
  const isMain = (node: SchemaNode): boolean => {
    const { title } = draftFromNode(node)
    return title === parsed?.title || sameTitle(title, parsed?.title ?? '')
  }
  const others = recipes.filter((node) => !isMain(node))
  const keys = partKeys(others.map((node) => draftFromNode(node).title))
  const readMain = (): RowContent => readSavedPage({ ...page, others })
  return [
    { name: `${file.name} #1`, read: readMain },
    ...others.map((node, at) => ({
      name: `${file.name} #${at + 2}`,
      read: async () =>
        besides(readMain(), await readNode(node, file, bundle, 'page'), keys[at] ?? ''),
    })),
  ]
}

/** A further recipe of a page: it has the page's language and address, and a key below the page's. */
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
 * The parts of a page without structured data, one or more, where every part is a whole recipe with a
 * heading: lines of menus and buttons look like titles.
 */
function layoutParts(html: string): DocumentPart[] {
  const story = storyOfPage(html)
  if (story === null) return []
  const { parts } = divideBlocks(htmlBlocks(story.html))
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
  const keys = partKeys(parts.map(({ title }) => title))
  return parts.map((part, at) => ({
    name: parts.length === 1 ? file.name : `${file.name} #${at + 1}`,
    read: () => {
      const recipe = recipeOfPart(part, {
        fileName: file.name,
        findPicture: (address) => {
          const saved = findPicture?.(address) ?? null
          if (saved !== null) return { file: saved }
          return isWebAddress(address) ? { url: address } : null
        },
      })
      const sourceKey = `${sourceUrl === null ? `document:${file.name}` : `page:${sourceUrl}`}#${keys[at] ?? keyOf(recipe.title)}`
      return { kind: 'recipe', sourceKey, recipe: { ...recipe, language, sourceUrl } }
    },
  }))
}
