import type { Payload } from 'payload'
import type { SiteDesignDocument } from '@/src/contract/site/design'
import { designOf } from '../sites/design/document'
import { designReferences, findDesign } from '../sites/design/read'
import { getStoredSettings } from '../sites/settings'
import { designRowNames } from './draft-names'
import { portableId, replaceTexts } from './portable-id'

/** The draft of a site's design, in its stored form; ids by `portableId`. */
export type ExportedDesign = {
  document: SiteDesignDocument
  /** The design that it is based on, and since when that is stored, where another one is by now. */
  earlier: { base: SiteDesignDocument; basedOn: string } | null
  names: {
    /** Slugs of the recipes that the ids stand for. */
    recipes: Record<string, string>
    /** The names of their files. */
    images: { id: string; file: string }[]
  }
}

/** Whether a site has a draft of its design. */
export const hasDesignDraft = async (payload: Payload, siteId: string): Promise<boolean> =>
  (await findDesign(payload, siteId)) !== null

/**
 * Builds the export file of a design draft; empty when there is none.
 * @param shared the ids of units and pictures in the export
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export async function designFile(
  payload: Payload,
  siteId: string,
  shared: ReadonlyMap<string, string>,
): Promise<string> {
  const draft = await findDesign(payload, siteId)
  if (!draft) return ''
  const stored = await getStoredSettings(payload, siteId)
  const { document, base, basedOn } = draft
  const earlier = basedOn === stored.updatedAt ? null : { base, basedOn }
  const documents = earlier ? [document, base] : [document]
  const { recipes, images } = await designReferences(payload, { siteId, userId: null }, documents)
  const named = recipes.map(({ id, slug }) => [id, portableId('recipe', slug), slug] as const)
  const ids = new Map([
    ...(earlier ? designRowNames('base', base) : []),
    ...designRowNames('draft', document),
    ...designRowNames('stored', designOf(stored)),
    ...named.map(([id, name]) => [id, name] as const),
    ...shared,
  ])
  const names = {
    recipes: Object.fromEntries(named.map(([, name, slug]) => [name, slug])),
    images: images.map(({ id, key }) => ({ id, file: key })),
  }
  const file: ExportedDesign = { document, earlier, names }
  return `${JSON.stringify(replaceTexts(file, ids), null, 2)}\n`
}
