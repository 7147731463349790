'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { recipeStatus, STATUS_LABELS } from '../../recipes/status'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { serverNow } from '../../state/session/server-clock'
import { useDraft, useEditing } from '../recipe-context'
import styles from './head.module.css'
import { MoreMenu } from './more-menu'
import type { EditorWindow } from './more-menu'
import { PublishButton } from './publish-button'
import { statusWords } from './status-words'

type Props = {
  isPreviewShown: boolean
  onPreview: () => void
  onOpen: (window: EditorWindow) => void
}

/** The bar above the recipe: back, where the words are, and what can be done. */
export function EditorHead({ isPreviewShown, onPreview, onOpen }: Props): ReactElement {
  const { site } = useEditing()
  const words = useDraft(statusWords)
  const status = useDraft((state) => state.status)
  const where = useDraft(({ recipe }) => recipeStatus(recipe.publishedAt, serverNow()))
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
        <span className={styles.where}>{STATUS_LABELS[where]}</span>
        <span role="status" data-status={status}>
          {words}
        </span>
      </p>
      <Button kind="quiet" aria-pressed={isPreviewShown} onClick={onPreview}>
        Preview
      </Button>
      <MoreMenu onOpen={onOpen} />
      <PublishButton />
    </div>
  )
}
