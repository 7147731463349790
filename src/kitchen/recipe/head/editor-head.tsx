'use client'

import type { ReactElement } from 'react'
import { Button, ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { useDraft, useEditing } from '../recipe-context'
import styles from './head.module.css'
import { MoreMenu } from './more-menu'
import type { EditorWindow } from './more-menu'
import { PublicationState } from './publication-state'
import { PublishButton } from './publish-button'
import { saveStatusText } from './status-words'
import { viewAddress } from './view-address'

type Props = {
  isPreviewShown: boolean
  onPreview: () => void
  onOpen: (window: EditorWindow) => void
}

/** The bar above the recipe: back, the save status, and the actions. */
export function EditorHead({ isPreviewShown, onPreview, onOpen }: Props): ReactElement {
  const { site } = useEditing()
  const words = useDraft(saveStatusText)
  const status = useDraft((state) => state.status)
  const view = useDraft(({ recipe }) => viewAddress(site, recipe))
  return (
    <div className={styles.head}>
      <KitchenLink
        className={styles.back}
        href={kitchenAddress(site.slug, 'recipes')}
        aria-label="All recipes"
      >
        <Icon name="arrow-left" size={20} />
      </KitchenLink>
      <p className={styles.state}>
        <span className={styles.where}>
          <PublicationState />
        </span>
        <span role="status" data-status={status}>
          {words}
        </span>
      </p>
      {view === null ? null : (
        <ButtonLink kind="quiet" className={styles.view} href={view} target="_blank">
          View
        </ButtonLink>
      )}
      <Button kind="quiet" aria-pressed={isPreviewShown} onClick={onPreview}>
        Preview
      </Button>
      <MoreMenu onOpen={onOpen} />
      <PublishButton />
    </div>
  )
}
