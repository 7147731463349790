'use client'

import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import type { Json } from '@/src/domain/merging/merge'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { TEXT_KEYS } from '../../editor/rich-text/text-keys'
import { LiveFrames } from '../../parts/frames/live-frames'
import { SizedFrame } from '../../parts/frames/sized-frame'
import type { FrameSize } from '../../parts/frames/sized-frame'
import { readableText } from '../../recipe/differences'
import { previewSize, storePreviewSize } from '../../recipe/preview/preview-settings'
import { usePreviewShown } from '../../recipe/preview/use-preview-shown'
import styles from '../../recipe/recipe.module.css'
import { RecordNotices } from '../../record/record-notices'
import { useEditorKeys } from '../../record/use-editor-keys'
import { useSafeLeaving } from '../../record/use-safe-leaving'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { useTitle } from '../../shell/use-title'
import type { LetterDocument, LetterStore } from '../letter-kind'
import { LetterEditingProvider, useLetterEditing, useLetterState } from './letter-context'
import { LetterFields } from './letter-fields'
import { LetterHead } from './letter-head'
import { usePublishLetter } from './use-publish-letter'

type Props = { store: LetterStore; site: ManagedSite }

/**
 * The editor of a letter, with its page beside it on wide screens.
 * @see docs/product/kitchen.md#letters
 */
export function LetterEditor({ store, site }: Props): ReactElement {
  const editing = useMemo(() => ({ store, site }), [store, site])
  return (
    <LetterEditingProvider value={editing}>
      <Editor />
    </LetterEditingProvider>
  )
}

function Editor(): ReactElement {
  const { store, site } = useLetterEditing()
  const title = useLetterState(({ document }) => document.title)
  const [isPreviewShown, togglePreview] = usePreviewShown(false)
  const { publish, isBusy } = usePublishLetter()
  const save = (): void => void store.save()
  useTitle(title || 'New letter', site.title)
  useSafeLeaving(store)
  useEditorKeys({
    onSave: save,
    onUndo: store.undo,
    onRedo: store.redo,
    onPreview: togglePreview,
  })
  useScreenActions([
    { label: 'Save now', keys: ['Ctrl S', '⌘ S'], run: save },
    { label: 'Publish the letter', keys: [], run: () => void publish() },
    { label: 'Show or hide the preview', keys: ['Ctrl P', '⌘ P'], run: togglePreview },
    { label: 'Undo', keys: ['Ctrl Z', '⌘ Z'], run: store.undo },
    { label: 'Redo', keys: ['Ctrl Shift Z', '⇧ ⌘ Z'], run: store.redo },
    ...TEXT_KEYS,
  ])
  return (
    <div className={styles.editor} data-has-preview={isPreviewShown} data-is-wide>
      <div className={styles.form}>
        <VisuallyHidden as="h1">Edit letter</VisuallyHidden>
        <LetterHead
          {...{ isPreviewShown, isBusy }}
          onPreview={togglePreview}
          onPublish={() => void publish()}
        />
        <Notices />
        <div className={styles.parts}>
          <LetterFields />
        </div>
      </div>
      {isPreviewShown ? (
        <aside className={styles.preview} aria-label="Preview">
          <Preview />
        </aside>
      ) : null}
    </div>
  )
}

/** Labels of the parts of a letter. */
const LABELS: Readonly<Record<keyof LetterDocument, string>> = {
  title: 'Title',
  slug: 'Address',
  summary: 'Summary',
  imageId: 'Cover',
  audience: 'Who can read it',
  content: 'Text',
}

function Notices(): ReactElement {
  const { store } = useLetterEditing()
  const images = useLetterState(({ known }) => known.images)
  const sideText = ([name]: readonly string[], value: Json): string =>
    name === 'imageId' && typeof value === 'string'
      ? (images.find(({ id }) => id === value)?.alt ?? 'A picture')
      : readableText(value)
  return <RecordNotices {...{ store, sideText }} labels={LABELS} />
}

/** The page of the draft on its site, renewed after each save. */
function Preview(): ReactElement {
  const url = useLetterState(({ stored }) => stored.previewUrl)
  const revision = useLetterState(
    ({ stored }) => `${stored.draft.revision}/${stored.letter.updatedAt}`,
  )
  const [size, setSize] = useState(previewSize)
  const choose = (next: FrameSize): void => {
    setSize(next)
    storePreviewSize(next)
  }
  return (
    <>
      <VisuallyHidden>The preview shows the saved draft.</VisuallyHidden>
      <SizedFrame name="preview-size" label="Width of the preview" size={size} onSize={choose}>
        <LiveFrames {...{ url, revision }} place={null} title="Preview" />
      </SizedFrame>
    </>
  )
}
