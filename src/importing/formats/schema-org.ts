import { readRecipeNode } from '@/src/parsing/web-page/structured-data/recipe-node'
import {
  asList,
  getFirstText,
  isNode,
  getTypes,
} from '@/src/parsing/web-page/structured-data/schema-value'
import type { SchemaNode } from '@/src/parsing/web-page/types'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import type { ImportRow, RowContent } from '../import-row'
import type { PictureSource } from '../prepared-recipe'
import { ImportProblem } from '../import-problem'
import type { ImportedRating } from '@/src/contract/people/rating'
import { toRatingSummary } from '@/src/importing/imported-comment'
import { textToDocument, emptyRecipe, getLastPathSegment, getUrlPath } from '../imported-recipe'
import { readHead } from '../source/content'
import { hasKeys, readJsonValues, readJson } from '../source/json'
import { findReferencedFile } from '../source/names'
import { getFolder } from '../source/source-file'
import type { Bundle, SourceFile } from '../source/source-file'
import { collectLeaves, addUnreadValuesWarning } from '../unread-values'
import type { SourceValue } from '../unread-values'
import type { ImportFormat } from './format'
import { hashContent } from './saved-page'
import { parseUtcInstant, asNameList, asRecord, asText } from './values'

const IS_RECIPE = /"@type"\s*:\s*(?:\[\s*(?:"[^"]*"\s*,\s*)*)?"(?:https?:\/\/schema\.org\/)?Recipe"/

/**
 * Recipes in schema.org JSON-LD: a single object, a list or an `@graph`; also Nextcloud's
 * `recipe.json`.
 */
export const schemaOrg: ImportFormat = {
  name: 'schema-org',
  title: 'schema.org JSON and JSON-LD (also Nextcloud Cookbook)',
  detect: ({ text }) =>
    /^\s*[[{]/.test(text) &&
    (IS_RECIPE.test(text) || hasKeys(text, 'name', 'recipeIngredient', 'recipeInstructions')),
  rows: (file, bundle) => schemaOrgRows(file, bundle, 'schema-org'),
}

/** RecipeSage's JSON-LD: schema.org, with notes as comments. */
export const recipeSage: ImportFormat = {
  name: 'recipesage',
  title: 'RecipeSage (JSON-LD)',
  detect: ({ text }) =>
    hasKeys(text, 'recipeIngredient', 'creditText', 'isBasedOn') && IS_RECIPE.test(text),
  rows: (file, bundle) => schemaOrgRows(file, bundle, 'recipesage'),
}

/** Streams a list; a single object is small. */
async function* schemaOrgRows(
  file: SourceFile,
  bundle: Bundle,
  format: string,
): AsyncGenerator<ImportRow> {
  let number = 0
  for await (const node of nodesOf(file)) {
    number += 1
    yield { name: `${file.name} #${number}`, read: () => readNode(node, file, bundle, format) }
  }
}

async function* nodesOf(file: SourceFile): AsyncGenerator {
  if (await isList(file)) {
    for await (const { value } of readJsonValues(file, ['$.*'])) yield value
    return
  }
  const whole = await readJson(file)
  const listed = isNode(whole) ? (whole['@graph'] ?? whole['recipes'] ?? whole['data']) : null
  yield* Array.isArray(listed) ? recipesAmong(listed) : [whole]
}

/** Selects the recipes in the graph of a page. */
function recipesAmong(nodes: readonly unknown[]): readonly unknown[] {
  const recipes = nodes.filter((node) => isNode(node) && getTypes(node).includes('recipe'))
  return recipes.length > 0 ? recipes : nodes
}

async function isList(file: SourceFile): Promise<boolean> {
  return /^\s*\[/.test(
    (await readHead(file, 1024)).toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''),
  )
}

/** Reads a schema.org node as a row. @throws ImportProblem for a node that is not a recipe */
export async function readNode(
  node: unknown,
  file: SourceFile,
  bundle: Bundle,
  format: string,
): Promise<RowContent> {
  if (!isNode(node)) throw new ImportProblem('This is not a recipe.')
  const draft = readRecipeNode(node)
  if (draft.title === '') throw new ImportProblem('This is not a recipe, or its name is missing.')
  const url = addressOf(node)
  const oldPath = getUrlPath(url)
  const { imageUrls, ...rest } = draft
  return {
    kind: 'recipe',
    sourceKey: `${format}:${asText(node['identifier']) ?? url ?? hashContent(JSON.stringify(node))}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        ...rest,
        datePublished: parseUtcInstant(rest.datePublished),
        updatedAt: parseUtcInstant(node['dateModified']),
        language: getFirstText(node['inLanguage']),
        slug: getLastPathSegment(url),
        sourceUrl: url,
        oldPaths: oldPath === null ? [] : [oldPath],
        author: rest.author ?? asText(node['creditText']),
        equipment: namesOf(node['tool']),
        note: textToDocument(notesOf(node)),
        pictures: await picturesOf(imageUrls, node, file, bundle),
        rating: ratingOf(node, format),
      }),
      unreadOf(node),
    ),
  }
}

/** Fields that are read as a whole. */
const READ_AS_VALUES = /^(?:image|thumbnailUrl|inLanguage|nutrition|identifier)$/
/** Technical fields: types, ids, licences, list positions. */
const FURNITURE =
  /(?:^|\.)(?:@\w+|position|url|image|isAccessibleForFree|mainEntityOfPage|isPartOf|potentialAction|publisher|video\.(?:thumbnailUrl|contentUrl|embedUrl|uploadDate|duration|expires|height|width)|itemListOrder|numberOfItems|bestRating|worstRating)(?:\.|$)/

const unreadOf = (node: SchemaNode): SourceValue[] => {
  const rest = Object.entries(node).filter(([key]) => !READ_AS_VALUES.test(key))
  return [...collectLeaves(Object.fromEntries(rest), '')].filter(
    ({ name }) => !FURNITURE.test(name),
  )
}

/** A single tool may be given without a list. */
const namesOf = (value: unknown): string[] => asNameList(isNode(value) ? [value] : value)

function addressOf(node: SchemaNode): string | null {
  const places = [node['url'], node['isBasedOn'], node['mainEntityOfPage'], node['@id']]
  return places.map(getFirstText).find((each) => each !== null && isWebAddress(each)) ?? null
}

/** The summary of ratings of a page, or of RecipeSage. */
function ratingOf(node: SchemaNode, format: string): ImportedRating | null {
  const rating = asRecord(node['aggregateRating'])
  return toRatingSummary(
    format === 'recipesage' ? 'RecipeSage' : 'website',
    rating['ratingValue'],
    {
      count: rating['ratingCount'] ?? rating['reviewCount'],
      best: rating['bestRating'],
    },
  )
}

/** RecipeSage exports notes as comments. */
function notesOf(node: SchemaNode): string {
  return asList(node['comment'])
    .filter(isNode)
    .flatMap((comment) => asText(comment['text']) ?? [])
    .join('\n')
}

/**
 * Pictures in the bundle take precedence: `full.jpg` beside a `recipe.json`, or at a given path.
 */
async function picturesOf(
  addresses: readonly string[],
  node: SchemaNode,
  file: SourceFile,
  bundle: Bundle,
): Promise<PictureSource[]> {
  const files = await bundle.names()
  const full = `${getFolder(file.name)}full.jpg`
  if (files.includes(full)) return [{ file: full }]
  const told = [...addresses, ...asList(node['image']).flatMap((each) => asText(each) ?? [])]
  const found = told.flatMap((address): PictureSource[] => {
    if (/^(?:https?|data):/i.test(address)) return [{ url: address }]
    const name = findReferencedFile(files, file.name, address)
    return name === null ? [] : [{ file: name }]
  })
  return distinct(found)
}

function distinct(sources: readonly PictureSource[]): PictureSource[] {
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()]
}
