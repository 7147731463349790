import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import { resolveImportedLines } from '@/src/server/recipes/lines/resolve-lines'
import type { ImportedRecipe, ImportRow, OtherItem, RowContent } from '../import-row'
import { ImportProblem, formatProblem } from '../import-problem'
import { fitRecipe } from '../fit-recipe'
import { addSourceLines } from '../source-lines'
import { toFailedRecipe } from '../failed-recipe'
import type { FailedRecipe } from '../failed-recipe'
import { applyMapping } from '../mapping/apply-mapping'
import type { MappedRecipe } from '../mapping/apply-mapping'
import type { ResolvedMapping } from '../mapping/resolve-mapping'
import { getSkippedItemFindings, getRowFindings } from '../mapping/row-findings'
import { prepareLetter } from '../letters/prepare-letter'
import { addContentPictures } from '../pictures/content-pictures'
import { toRecipeWrite } from '../recipe-write'
import { listUnsupportedParts } from '../unsupported-parts'
import { addOwnEquipment } from '../own-equipment'
import type { OwnLookup } from '../own/lookup'
import { toStorableText } from '../storable'
import type { PlacedPicture, PreparedRecipe } from '../prepared-recipe'
import type { PreparedRow, RowPlace } from './prepared'

/** Maximum number of fetched pictures per recipe. */
const MAX_PICTURES = 30

/** The catalogues in which names are looked up. */
export type RowCatalogues = {
  index: CatalogueIndex
  lookup: OwnLookup
  /** Finds or creates a piece of the site's own equipment; null if nothing may be stored. */
  createEquipment: ((title: string) => Promise<{ id: string; title: string }>) | null
  /** Decisions about authors, categories, tags and old addresses; null to collect the names. */
  mapping: ResolvedMapping | null
}

/**
 * Reads a row and prepares it for storage. Problems become the result of the row and are never
 * thrown; `onError` receives unexpected ones.
 */
export async function prepareRow(
  row: ImportRow,
  position: number,
  catalogues: RowCatalogues,
  onError: (error: unknown) => void,
): Promise<PreparedRow> {
  const place: RowPlace = { position, name: toStorableText(row.name).slice(0, 500) }
  try {
    return { ...place, ...(await prepared(await row.read(), catalogues)) }
  } catch (error) {
    if (!(error instanceof ImportProblem)) onError(error)
    return { ...place, ...failed(null, error, null) }
  }
}

const failed = (title: string | null, error: unknown, kept: FailedRecipe | null) =>
  ({ kind: 'failed', title, warnings: [], message: formatProblem(error), kept }) as const

type Prepared = PreparedRow extends infer Row
  ? Row extends RowPlace
    ? Omit<Row, keyof RowPlace>
    : never
  : never

async function prepared(content: RowContent, catalogues: RowCatalogues): Promise<Prepared> {
  if (content.kind === 'nothing') {
    const { message, item } = content
    const skipped = { kind: 'skipped', title: shown(content.title), message, warnings: [] } as const
    return item ? { ...skipped, found: getSkippedItemFindings(item) } : skipped
  }
  const sourceKey = toStorableText(content.sourceKey).slice(0, 1000)
  if (content.kind === 'part') {
    return {
      kind: 'part',
      sourceKey,
      title: shown(content.title),
      warnings: [],
      store: content.store,
    }
  }
  if (content.kind === 'own-recipe') {
    const own = await content.prepare(catalogues.lookup)
    const recipe = { ...own, write: resolveImportedLines(own.write, catalogues.index) }
    const { title } = recipe.write
    return { kind: 'recipe', sourceKey, title, warnings: [], recipe, kept: null, found: null }
  }
  if (content.kind === 'letter') {
    const letter = prepareLetter(content.letter)
    const { title, warnings } = letter
    return { kind: 'letter', sourceKey, title, warnings, letter }
  }
  if (content.kind === 'subscriber') {
    const { subscriber } = content
    const { email: title, warnings } = subscriber
    return { kind: 'subscriber', sourceKey, title, warnings, subscriber }
  }
  return preparedImport(sourceKey, content, catalogues)
}

/** An invalid recipe is stored with its row, so that it can be corrected. */
async function preparedImport(
  sourceKey: string,
  { recipe: read, item }: { recipe: ImportedRecipe; item?: OtherItem },
  { index: known, lookup, mapping, createEquipment }: RowCatalogues,
): Promise<Prepared> {
  const kept = toFailedRecipe(sourceKey, read)
  const mapped = applyMapping(read, mapping)
  const { recipe: told, contributorIds } = await addSourceLines(mapped.recipe, lookup.managerId)
  const { recipe: imported, ofContent } = addContentPictures(fitRecipe(told))
  try {
    const index = await addOwnEquipment(known, imported.equipment, createEquipment)
    const people = [...new Set([...mapped.contributorIds, ...contributorIds])]
    const recipe = preparedRecipe(imported, ofContent, index, {
      ...mapped,
      contributorIds: people,
    })
    const warnings = [...imported.warnings, ...listUnsupportedParts(imported, index)].map(
      toStorableText,
    )
    return {
      kind: 'recipe',
      sourceKey,
      title: recipe.write.title,
      warnings,
      recipe,
      kept,
      found: getRowFindings(read, item),
    }
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    return failed(shown(imported.title), error, kept)
  }
}

const shown = (title: string | null): string | null =>
  title === null ? null : toStorableText(title).trim().slice(0, 500) || null

function preparedRecipe(
  imported: ImportedRecipe,
  ofContent: readonly PlacedPicture[],
  index: CatalogueIndex,
  { contributorIds, addTo }: Pick<MappedRecipe, 'contributorIds' | 'addTo'>,
): PreparedRecipe {
  const own = addTo({ ...toRecipeWrite(imported, index), contributorIds })
  const write = resolveImportedLines(own, index)
  return {
    write,
    sourceUrl: webAddress(imported.sourceUrl),
    pictures: [
      ...[...covers(imported), ...stepPictures(imported)].slice(0, MAX_PICTURES),
      ...ofContent,
    ],
    oldPaths: imported.oldPaths.map(toStorableText),
    formerPaths: imported.formerPaths.map(toStorableText),
    isOwn: false,
    rating: imported.rating,
    comments: imported.comments,
    needsReview: imported.needsReview,
    isDated: instantOf(imported.datePublished) !== null,
    createdAt: write.publishedAt ?? instantOf(imported.datePublished),
    updatedAt: instantOf(imported.updatedAt),
  }
}

const webAddress = (address: string | null): string | null =>
  address !== null && /^https?:\/\//i.test(address) && address.length <= 2048
    ? toStorableText(address)
    : null

const covers = ({ pictures }: ImportedRecipe): PlacedPicture[] =>
  pictures.map((source, position) => ({ source, place: 'images', position }))

const stepPictures = ({ instructionGroups }: ImportedRecipe): PlacedPicture[] =>
  instructionGroups.flatMap(({ steps }, group) =>
    steps.flatMap(({ imageUrls }, step) =>
      imageUrls.slice(0, 2).map((url, position) => ({
        source: { url },
        place: `instructionGroups.${group}.instructions.${step}.images`,
        position,
      })),
    ),
  )

function instantOf(date: string | null): string | null {
  const time = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
