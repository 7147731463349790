import type { Payload } from 'payload'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { TERM_LIST_NAMES, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import { namedEntries } from '../recipes/drafts/catalogue'
import type { NamedEntries } from '../recipes/drafts/catalogue'
import { documentOf } from '../recipes/drafts/document'
import { findDraft } from '../recipes/drafts/read'
import { draftReferences } from '../recipes/drafts/references'
import { getManagedRecipe } from '../recipes/editor-read'
import { rowNames } from './draft-names'
import { portableId, replaceTexts } from './portable-id'

/** The names of the entities in an exported draft, by id. */
type Names = {
  ingredients: Record<string, { slug: string; title: string }>
  equipment: Record<string, string>
  terms: Record<string, { kind: string; slug: string; title: string }>
  people: Record<string, string>
  /** The names of their files. */
  images: { id: string; file: string }[]
  videos: { id: string; file: string }[]
}

/** The draft of a recipe, in the write form of recipes; ids by `portableId`. */
export type ExportedDraft = {
  /** The slug of its recipe. */
  recipe: string
  isDraft: true
  basedOn: string
  document: RecipeDraftDocument
  /** The recipe that it is based on, where another one is stored by now. */
  base: RecipeDraftDocument | null
  names: Names
}

/** Builds the export file of a recipe's draft; empty when there is none. */
export async function draftFile(
  payload: Payload,
  siteId: string,
  id: string,
  shared: ReadonlyMap<string, string>,
): Promise<string> {
  const draft = await findDraft(payload, siteId, id)
  if (!draft) return ''
  const recipe = await getManagedRecipe(payload, siteId, id)
  const { slug } = recipe
  const isCurrent = draft.basedOn === recipe.updatedAt
  const { document } = draft
  const base = isCurrent ? null : draft.base
  const described = await describe(payload, siteId, base ? [document, base] : [document])
  const ids = new Map([
    ...(base ? rowNames(slug, 'base', base) : []),
    ...rowNames(slug, 'draft', document),
    ...rowNames(slug, 'stored', documentOf(recipe)),
    ...described.ids,
    ...shared,
  ])
  const { basedOn } = draft
  const documents = { document, base }
  const file: ExportedDraft = {
    ...{ recipe: slug, isDraft: true, basedOn },
    ...documents,
    names: described.names,
  }
  return `${JSON.stringify(replaceTexts(file, ids), null, 2)}\n`
}

type Described = { ids: [id: string, name: string][]; names: Names }

/** Looks up the names of the entities in documents for the export, with the ids of these names. */
async function describe(
  payload: Payload,
  siteId: string,
  documents: readonly RecipeDraftDocument[],
): Promise<Described> {
  const described: Described = {
    ids: [],
    names: { ingredients: {}, equipment: {}, terms: {}, people: {}, images: [], videos: [] },
  }
  for (const document of documents) {
    nameEntries(described, document, await namedEntries(payload, siteId, document))
  }
  const { images, videos, people } = await draftReferences(
    payload,
    { siteId, userId: null },
    documents,
  )
  described.names.images = images.map(({ id, key }) => ({ id, file: key }))
  described.names.videos = videos.map(({ id, key }) => ({ id, file: key }))
  for (const { id, displayName } of people) {
    if (displayName !== null && isNamed(documents, id))
      described.names.people[nameOf(described, id, 'person', displayName)] = displayName
  }
  return described
}

function nameOf({ ids }: Described, id: string, ...parts: string[]): string {
  const name = portableId(...parts)
  ids.push([id, name])
  return name
}

/** Entries of catalogues, by what they are called in every installation. */
function nameEntries(
  described: Described,
  document: RecipeDraftDocument,
  { ingredients, equipment, terms }: NamedEntries,
): void {
  const { names } = described
  for (const { id, slug, title } of ingredients.values())
    names.ingredients[nameOf(described, id, 'ingredient', slug)] = { slug, title }
  for (const { id, title } of equipment.values())
    names.equipment[nameOf(described, id, 'equipment', title)] = title
  for (const list of TERM_LIST_NAMES) {
    const { kind, written } = TERM_LISTS[list]
    for (const id of document[written] ?? []) {
      const { slug, title } = terms.get(id) ?? { slug: '', title: '' }
      if (slug !== '')
        names.terms[nameOf(described, id, 'term', list, slug)] = { kind, slug, title }
    }
  }
}

const isNamed = (documents: readonly RecipeDraftDocument[], id: string): boolean =>
  documents.some(({ contributorIds = [] }) => contributorIds.includes(id))
