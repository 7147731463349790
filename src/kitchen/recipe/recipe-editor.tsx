'use client'

import { memo, useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import type { EditorGlobals } from '@/src/contract/site/globals'
import type { ManagedSite } from '@/src/contract/site/site'
import type { RecipePlace } from '@/src/domain/recipes/recipe-place'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import type { RecipeDraftStore } from './recipe-kind'
import { BringInInvitation } from './bring-in/invitation'
import { BringInWindow } from './bring-in/bring-in-window'
import { useBringIn } from './bring-in/use-bring-in'
import { Equipment } from './equipment/equipment'
import { VideoAndPeople, WhoMayRead } from './fields/access'
import { AddressField } from './fields/address-field'
import { TimesAndServings } from './fields/details'
import { RecipeComments } from './fields/recipe-comments'
import { DescriptionField, SearchAndSharing } from './fields/sharing'
import { TitleField } from './fields/title-field'
import { EmailWindow } from './head/email-window'
import { EditorHead } from './head/editor-head'
import { RecipeFigures } from './figures/recipe-figures'
import { ChangesWindow } from './history/changes-window'
import { RecipeHistory } from './history/history-window'
import { ScheduleChangesWindow } from './history/schedule-changes-window'
import { ScheduleWindow } from './history/schedule-window'
import { LegacyBar } from './legacy/legacy-bar'
import { StoredPage } from './legacy/stored-page'
import { panelId, StoredPageTabs } from './legacy/stored-page-tabs'
import type { Side } from './legacy/stored-page-tabs'
import { useLegacy } from './legacy/use-legacy'
import { LinksWindow } from './links/links-window'
import { EditorNotices } from './notices/notices'
import { IngredientsAndSteps } from './parts/ingredients-and-steps'
import { Notes, Story } from './parts/texts'
import { Pictures } from './pictures/pictures'
import { useEditedPlace } from './preview/edited-place'
import { PreviewPanel } from './preview/preview-panel'
import { usePreviewShown } from './preview/use-preview-shown'
import { RecipeEditingProvider, useDraft } from './recipe-context'
import styles from './recipe.module.css'
import { FiledUnder } from './terms/filed-under'
import { InCollections } from './terms/in-collections'
import { useEditorActions } from './use-editor-actions'
import { useEditorWindows } from './use-editor-windows'
import { usePresence } from './use-presence'

type Props = { store: RecipeDraftStore; site: ManagedSite; globals: EditorGlobals }

/**
 * An editor that reads like the recipe's page, with the site's real page beside it on wide screens.
 * @see docs/product/kitchen.md#recipe-editor
 */
export function RecipeEditor({ store, site, globals }: Props): ReactElement {
  const editing = useMemo(() => ({ store, site, globals }), [store, site, globals])
  return (
    <RecipeEditingProvider value={editing}>
      <Editor store={store} site={site} />
    </RecipeEditingProvider>
  )
}

function Editor({ store, site }: Omit<Props, 'globals'>): ReactElement {
  const legacy = useLegacy()
  const others = usePresence(site.slug, store)
  const [isPreviewShown, preview] = usePreviewShown(legacy.content !== null)
  const [side, setSide] = useState<Side>('page')
  const [place, watch] = useEditedPlace()
  const windows = useEditorWindows()
  const bringIn = useBringIn(windows)
  useEditorActions({ store, site, legacy, onPreview: preview })
  const readAgain = (): void => {
    if (legacy.proposal) bringIn.show(legacy.proposal)
  }
  return (
    <div
      className={styles.editor}
      data-has-preview={isPreviewShown}
      data-side={legacy.content === null ? undefined : side}
      data-is-wide
    >
      <StoredSide content={legacy.content} />
      <div className={styles.form} ref={watch}>
        <VisuallyHidden as="h1">Edit recipe</VisuallyHidden>
        <EditorHead isPreviewShown={isPreviewShown} onPreview={preview} onOpen={windows.open} />
        {legacy.position ? <LegacyBar legacy={legacy} onReadAgain={readAgain} /> : null}
        {legacy.content === null ? null : <StoredPageTabs shown={side} onShow={setSide} />}
        <div className={styles.recipe} id={panelId('recipe')}>
          <EditorNotices others={others} />
          {legacy.content === null ? <BringInInvitation onOpen={bringIn.open} /> : null}
          <Parts />
        </div>
      </div>
      {isPreviewShown ? (
        <aside className={styles.preview} aria-label="Preview">
          <PreviewPanel place={place} />
        </aside>
      ) : null}
      <BringInWindow reading={bringIn.reading} {...windows.propsOf('bring-in')} />
      <RecipeHistory {...windows.propsOf('history')} />
      <ChangesWindow {...windows.propsOf('changes')} />
      <ScheduleWindow {...windows.propsOf('schedule')} />
      <ScheduleChangesWindow {...windows.propsOf('changes-later')} />
      <LinksWindow {...windows.propsOf('links')} />
      <EmailWindow {...windows.propsOf('email')} />
    </div>
  )
}

/** The original page of a recipe, beside it. */
function StoredSide({ content }: { content: string | null }): ReactElement | null {
  const title = useDraft(({ stored }) => stored.recipe.title)
  if (content === null) return null
  return (
    <aside className={styles.stored} id={panelId('page')} aria-label="Stored page">
      <StoredPage {...{ title, content }} />
    </aside>
  )
}

/**
 * The parts of the recipe, in the order of its page. Each subscribes to what it shows: the state of the
 * editor around them changes with every key, and does not concern them.
 */
const Parts = memo(function Parts(): ReactElement {
  return (
    <div className={styles.parts}>
      <div className={styles.top}>
        <div data-place={'title' satisfies RecipePlace}>
          <TitleField />
        </div>
        <AddressField />
        <div data-place={'description' satisfies RecipePlace}>
          <DescriptionField />
        </div>
      </div>
      <Pictures />
      <IngredientsAndSteps />
      <Story />
      <Notes />
      <div className={styles.quiet}>
        <TimesAndServings />
        <Equipment />
        <FiledUnder />
        <InCollections />
        <VideoAndPeople />
        <SearchAndSharing />
        <WhoMayRead />
        <RecipeComments />
        <RecipeFigures />
      </div>
    </div>
  )
})
