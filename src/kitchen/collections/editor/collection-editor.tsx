'use client'

import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import type { EditorGlobals } from '@/src/contract/site/globals'
import type { ManagedSite } from '@/src/contract/site/site'
import type { CollectionStore } from '../store/collection-store'
import { CollectionEditingProvider } from './collection-context'
import { Cover } from './cover'
import { DeleteWindow } from './delete-window'
import { CollectionHead } from './editor-head'
import styles from './editor.module.css'
import { CollectionNotices } from './notices'
import { RecipesSection } from './recipes-section'
import { CollectionSeo } from './search-and-social'
import { CollectionTexts } from './texts'
import { useCollectionActions } from './use-collection-actions'
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
  const { save } = useCollectionActions(remove)
  return (
    <>
      <h1 className={styles.heading}>Edit collection</h1>
      <CollectionHead onSave={save} onDelete={remove} />
      <div className={styles.parts}>
        <CollectionNotices />
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
