'use client'

import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import type { EditorGlobals } from '@/src/contract/site/globals'
import type { ManagedSite } from '@/src/contract/site/site'
import type { Json } from '@/src/domain/merging/merge'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { readableText } from '../../recipe/differences'
import { RecordNotices } from '../../record/record-notices'
import { useExplicitSaving } from '../../record/use-explicit-saving'
import { SEO_TITLE } from '../../seo/seo-words'
import { refreshCollections } from '../../state/collections'
import type { CollectionDocument, CollectionStore } from '../collection-kind'
import { collectionAddress, publicCollectionAddress } from '../collection-links'
import {
  CollectionEditingProvider,
  useCollectionEditing,
  useCollectionState,
} from './collection-context'
import { Cover } from './cover'
import { DeleteWindow } from './delete-window'
import { CollectionHead } from './editor-head'
import styles from './editor.module.css'
import { RecipesSection } from './recipes-section'
import { CollectionSeo } from './search-and-social'
import { CollectionTexts } from './texts'
import { CollectionVideo } from './video'

type Props = { store: CollectionStore; site: ManagedSite; globals: EditorGlobals }

/**
 * An editor that reads like the page of the collection. It is saved explicitly, which publishes it.
 * @see docs/product/kitchen.md#collection-editor
 */
export function CollectionEditor({ store, site, globals }: Props): ReactElement {
  const editing = useMemo(() => ({ store, site, globals }), [store, site, globals])
  return (
    <CollectionEditingProvider value={editing}>
      <Editor />
    </CollectionEditingProvider>
  )
}

function Editor(): ReactElement {
  const [isDeleting, setDeleting] = useState(false)
  const remove = (): void => setDeleting(true)
  const save = useSaving(remove)
  return (
    <>
      <VisuallyHidden as="h1">Edit collection</VisuallyHidden>
      <CollectionHead onSave={save} onDelete={remove} />
      <div className={styles.parts}>
        <Notices />
        <div className={styles.top}>
          <CollectionTexts />
        </div>
        <RecipesSection />
        <Cover />
        <div className={styles.quiet}>
          <CollectionVideo />
          <CollectionSeo />
        </div>
      </div>
      <DeleteWindow isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}

/** Registers the editor's actions; returns the function that saves. */
function useSaving(remove: () => void): () => void {
  const { store, site } = useCollectionEditing()
  const stored = useCollectionState((state) => state.stored)
  const view = (): void => {
    if (!stored) return
    window.open(publicCollectionAddress(site.url, stored.slug), '_blank', 'noopener')
  }
  return useExplicitSaving(store, {
    siteTitle: site.title,
    addressOf: (id) => collectionAddress(site.slug, id),
    refresh: () => refreshCollections(site.slug),
    actions: [
      { label: 'Move a recipe', keys: ['Alt ↑', 'Alt ↓'] },
      ...(stored ? [{ label: 'View on the site', keys: [], run: view }] : []),
      ...(stored ? [{ label: 'Delete the collection', keys: [], run: remove }] : []),
    ],
  })
}

/** Labels of the parts of a collection. */
const LABELS: Readonly<Record<keyof CollectionDocument, string>> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  imageId: 'Cover',
  videoId: 'Video',
  seo: SEO_TITLE,
  recipeIds: 'Recipes',
  rule: 'Rule',
}

/** Notices above the collection: in conflicts, a picture is named by its alternative text, not its id. */
function Notices(): ReactElement {
  const { store } = useCollectionEditing()
  const images = useCollectionState(({ known }) => known.images)
  const sideText = ([name]: readonly string[], value: Json): string => {
    if (typeof value !== 'string') return readableText(value)
    if (name === 'imageId') return images.find(({ id }) => id === value)?.alt ?? 'A picture'
    return name === 'videoId' ? 'A video' : value
  }
  return <RecordNotices {...{ store, sideText }} labels={LABELS} />
}
