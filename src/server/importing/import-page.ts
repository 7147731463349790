import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { RecipeWrite } from '@/src/contract/recipe-write'
import { isWebAddress } from '@/src/domain/web-address'
import { parseRecipePage } from '@/src/parsing/recipe-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'
import { createRecipe, replaceRecipe } from '../recipes/write'
import type { RecipeSource } from '../recipes/write'
import { findBySource, freeSlug } from '../recipes/slugs'
import type { CatalogueIndex } from './catalogue-index'
import { draftRecipe } from './draft-recipe'
import type { RowOutcome, SourceRow } from './source-row'

/** Where a row is imported to. */
export type ImportTarget = {
  payload: Payload
  siteId: string
  index: CatalogueIndex
  /** Reads and matches, but writes nothing. */
  isDryRun: boolean
}

/**
 * Imports one saved page: a page imported before is written over, never made twice. Whatever goes
 * wrong is this row's outcome; nothing is thrown.
 */
export async function importPage(target: ImportTarget, row: SourceRow): Promise<RowOutcome> {
  try {
    if (row.html.trim() === '') {
      return { outcome: 'failed', title: null, message: 'The row is empty or not readable.' }
    }
    const parsed = parseRecipePage({
      html: row.html,
      ...(row.url === null ? {} : { url: row.url }),
    })
    if (!parsed || parsed.title.trim() === '') {
      return { outcome: 'failed', title: null, message: 'No recipe was found on this page.' }
    }
    return await store(target, row, parsed)
  } catch (error) {
    target.payload.logger.error({ err: error, msg: 'A row could not be imported', row: row.name })
    const message = error instanceof Error ? error.message : 'Something went wrong.'
    return { outcome: 'failed', title: null, message: message.slice(0, 500) }
  }
}

async function store(
  { payload, siteId, index, isDryRun }: ImportTarget,
  row: SourceRow,
  parsed: ParsedRecipe,
): Promise<RowOutcome> {
  const source = sourceOf(row, parsed)
  const warnings = parsed.warnings.map(({ message }) => message)
  const write = RecipeWrite.parse(draftRecipe(parsed, index))
  const before = await findBySource(payload, siteId, source.sourceKey)
  const title = write.title
  if (isDryRun) return { outcome: before ? 'updated' : 'created', recipeId: '', title, warnings }
  if (before) {
    await replaceRecipe(payload, before.id, { ...write, slug: before.slug }, { source })
    return { outcome: 'updated', recipeId: before.id, title, warnings }
  }
  const slug = await freeSlug(payload, siteId, write.slug)
  const publishedAt = write.publishedAt ?? new Date().toISOString()
  const recipeId = await createRecipe(payload, siteId, { ...write, slug, publishedAt }, { source })
  return { outcome: 'created', recipeId, title, warnings }
}

/** The front page of a site is no recipe's address, though saved pages give it for one. */
const namesPage = (address: string): boolean =>
  isWebAddress(address) && new URL(address).pathname.length > 1

/** The page's own address names it for ever; without one, its bytes do. */
function sourceOf({ html, url }: SourceRow, { canonicalUrl }: ParsedRecipe): RecipeSource {
  const address = [url, canonicalUrl].find((each) => each !== null && namesPage(each)) ?? null
  const key = address ?? createHash('sha256').update(html).digest('hex')
  return { sourceKey: `page:${key}`, sourceUrl: address }
}
