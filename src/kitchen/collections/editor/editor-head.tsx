'use client'

import type { ReactElement } from 'react'
import type { ManagedCollection } from '@/src/contract/recipe/collection'
import { Button, ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { Glyph } from '../../parts/glyph'
import head from '../../recipe/head/head.module.css'
import { recordStatusText } from '../../record/record-state'
import { adminAddress } from '../../shell/navigation/admin-address'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { publicCollectionAddress } from '../collection-links'
import { useCollectionEditing, useCollectionState } from './collection-context'
import styles from './editor.module.css'

type Props = { onSave: () => void; onDelete: () => void }

/** The bar above the collection: back, the save status, and the actions. */
export function CollectionHead({ onSave, onDelete }: Props): ReactElement {
  const { store, site } = useCollectionEditing()
  const words = useCollectionState(recordStatusText)
  const status = useCollectionState((state) => state.status)
  const stored = useCollectionState((state) => state.stored)
  const isUnsaved = useCollectionState(store.isUnsaved)
  return (
    <div className={head.head}>
      <KitchenLink
        className={head.back}
        href={kitchenAddress(site.slug, 'collections')}
        aria-label="All collections"
      >
        <Icon name="arrow-left" size={20} />
      </KitchenLink>
      <p className={head.state}>
        <span role="status" data-status={status}>
          {words}
        </span>
      </p>
      {stored ? <More {...{ stored, isUnsaved, onDelete }} /> : null}
      <Button
        kind="primary"
        isBusy={status === 'saving'}
        disabled={stored !== null && !isUnsaved}
        onClick={onSave}
      >
        {stored ? 'Save' : 'Create'}
      </Button>
    </div>
  )
}

type MoreProps = { stored: ManagedCollection; isUnsaved: boolean; onDelete: () => void }

/** The link to its page, and further actions on a stored collection. */
function More({ stored, isUnsaved, onDelete }: MoreProps): ReactElement {
  const { store, site } = useCollectionEditing()
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
      <Menu
        align="end"
        items={items}
        trigger={
          <Button kind="icon" aria-label="More for this collection">
            <Glyph name="more" />
          </Button>
        }
      />
    </>
  )
}
