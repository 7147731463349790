'use client'

import type { ReactElement } from 'react'
import { Button, ButtonLink } from '@/src/ui/button'
import { RecordHead } from '../../record/record-head'
import styles from '../../record/record-head.module.css'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { useDraft, useEditing } from '../recipe-context'
import { MoreMenu } from './more-menu'
import type { EditorWindow } from './more-menu'
import { PublicationState } from './publication-state'
import { PublishButton } from './publish-button'
import { viewAddress } from './view-address'

type Props = {
  isPreviewShown: boolean
  onPreview: () => void
  onOpen: (window: EditorWindow) => void
}

/** The bar above the recipe. */
export function EditorHead({ isPreviewShown, onPreview, onOpen }: Props): ReactElement {
  const { store, site } = useEditing()
  const view = useDraft(({ stored }) => viewAddress(site, stored.recipe))
  const back = { href: kitchenAddress(site.slug, 'recipes'), label: 'All recipes' }
  return (
    <RecordHead {...{ store, back }} about={<PublicationState />}>
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
    </RecordHead>
  )
}
