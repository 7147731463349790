'use client'

import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { HeadMenu, RecordHead, SaveButton } from '../../record/record-head'
import { adminAddress } from '../../shell/navigation/admin-address'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { publicCollectionAddress } from '../collection-links'
import { useCollectionEditing, useCollectionState } from './collection-context'
import styles from './editor.module.css'

type Props = { onSave: () => void; onDelete: () => void }

/** The bar above the collection. */
export function CollectionHead({ onSave, onDelete }: Props): ReactElement {
  const { store, site } = useCollectionEditing()
  const back = { href: kitchenAddress(site.slug, 'collections'), label: 'All collections' }
  return (
    <RecordHead {...{ store, back }}>
      <More onDelete={onDelete} />
      <SaveButton {...{ store, onSave }} />
    </RecordHead>
  )
}

/** The link to its page, and further actions on a stored collection. */
function More({ onDelete }: Pick<Props, 'onDelete'>): ReactElement | null {
  const { store, site } = useCollectionEditing()
  const stored = useCollectionState((state) => state.stored)
  const isUnsaved = useCollectionState(store.isUnsaved)
  if (stored === null) return null
  const href = publicCollectionAddress(site.url, stored.slug)
  const items: MenuItem[] = [
    ...(isUnsaved ? [{ label: 'Discard changes', onSelect: store.discard }] : []),
    { label: 'View on the site', href },
    { label: 'Open in the admin', href: adminAddress('recipe-collections', stored.id) },
    { label: 'Delete', onSelect: onDelete },
  ]
  return (
    <>
      <span className={styles.narrow}>
        <ButtonLink kind="quiet" href={href}>
          View
        </ButtonLink>
      </span>
      <HeadMenu label="More for this collection" items={items} />
    </>
  )
}
