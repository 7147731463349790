'use client'

import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { MarkdownShortcutPlugin } from '@lexical/react/LexicalMarkdownShortcutPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import type {
  LetterDocument,
  RichTextDocument,
  WideDocument,
} from '@/src/domain/rich-text/document'
import { editorConfig } from './editor-config'
import { OwnPlugins } from './own-plugins'
import styles from './rich-text.module.css'
import type { Suggester } from './suggest/suggestion'
import { BASIC_TEXT, LETTER_TEXT, WIDE_TEXT } from './text-form'
import type { TextForm } from './text-form'
import { useShownValue, ValuePlugin } from './value-plugin'
import { TextRecipesProvider } from './wide/letter/text-recipes'
import type { TextRecipes } from './wide/letter/text-recipes'
import { TextPicturesProvider } from './wide/pictures/text-pictures'
import type { TextPictures } from './wide/pictures/text-pictures'

type TextProps<Document> = {
  value: Document | null
  onChange: (next: Document) => void
  /** The name of the text for screen readers: "Story". */
  label: string
  placeholder?: string
  /** Ids of elements that describe it, such as an error. */
  describedBy?: string
  isInvalid?: boolean
  /** Suggestions besides the slash menu, such as ingredients after `@`. Must be stable. */
  suggesters?: readonly Suggester[]
  /** A single step or a preparation: without handles to drag its blocks. */
  isCompact?: boolean
  /** False where the surrounding list takes changes back, also those of the text. */
  hasOwnUndo?: boolean
  /** Handles cleaned pasted content instead of the text; false lets the text handle it. */
  onPaste?: (document: RichTextDocument) => boolean
  /** Plugins of the surrounding list, inside the composer. */
  children?: ReactNode
}

/** Props of a rich text editor. */
export type RichTextEditorProps = TextProps<RichTextDocument>

/**
 * The editor of steps, preparations and notes: paragraphs, headings, lists, links, bold and italic,
 * ingredient references and amounts, and nothing else.
 * @see docs/product/rich-text.md#writing
 */
export const RichTextEditor = (props: RichTextEditorProps): ReactElement => (
  <TextEditor {...props} form={BASIC_TEXT} />
)

/** Props of an editor of a wider text. */
export type WideTextEditorProps = Omit<TextProps<WideDocument>, 'onPaste'> & {
  pictures: TextPictures
}

/**
 * The editor of stories and about pages, with all types of blocks.
 * @see docs/product/rich-text.md#wider-texts
 */
export const WideTextEditor = ({ pictures, ...props }: WideTextEditorProps): ReactElement => (
  <TextPicturesProvider value={pictures}>
    <TextEditor {...props} form={WIDE_TEXT} />
  </TextPicturesProvider>
)

/** Props of the editor of a letter. */
type LetterTextEditorProps = Omit<TextProps<LetterDocument>, 'onPaste'> & {
  pictures: TextPictures
  recipes: TextRecipes
}

/**
 * The editor of letters: all types of blocks.
 * @see docs/product/letters.md#blocks
 */
export const LetterTextEditor = ({
  pictures,
  recipes,
  ...props
}: LetterTextEditorProps): ReactElement => (
  <TextPicturesProvider value={pictures}>
    <TextRecipesProvider value={recipes}>
      <TextEditor {...props} form={LETTER_TEXT} />
    </TextRecipesProvider>
  </TextPicturesProvider>
)

/**
 * An editor of rich text. It has its own undo, and applies external changes without moving the caret in
 * unchanged blocks.
 */
function TextEditor<Document extends LetterDocument>(
  props: TextProps<Document> & { form: TextForm<Document> },
): ReactElement {
  const { form, onChange } = props
  const { suggesters = NO_SUGGESTERS, isCompact = false, hasOwnUndo = true } = props
  const [none] = useState(() => form.fit([]))
  const value = props.value ?? none
  const shown = useShownValue(value)
  const [config] = useState(() => editorConfig(value, form))
  return (
    <LexicalComposer initialConfig={config}>
      <div className={styles.editor} data-is-compact={isCompact || undefined}>
        <RichTextPlugin
          contentEditable={<Text {...props} />}
          ErrorBoundary={LexicalErrorBoundary}
        />
        <ValuePlugin value={value} shownRef={shown} form={form} onChange={onChange} />
        {hasOwnUndo ? <HistoryPlugin delay={500} /> : null}
        <ListPlugin />
        <LinkPlugin validateUrl={isWebAddress} attributes={LINK_ATTRIBUTES} />
        <MarkdownShortcutPlugin transformers={form.shortcuts} />
        <OwnPlugins
          form={form}
          suggesters={suggesters}
          isCompact={isCompact}
          onPaste={props.onPaste}
        />
        {props.children}
      </div>
    </LexicalComposer>
  )
}

type TextAttributes = Pick<
  RichTextEditorProps,
  'label' | 'placeholder' | 'describedBy' | 'isInvalid'
>

function Text(props: TextAttributes): ReactElement {
  const { label, placeholder = '', describedBy, isInvalid = false } = props
  return (
    <ContentEditable
      className={styles.text}
      aria-label={label}
      aria-multiline
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      aria-placeholder={placeholder}
      placeholder={() => <div className={styles.placeholder}>{placeholder}</div>}
    />
  )
}

const NO_SUGGESTERS: readonly Suggester[] = []
const LINK_ATTRIBUTES = { rel: 'noopener' }
