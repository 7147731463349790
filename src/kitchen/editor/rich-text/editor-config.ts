import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import type { InitialConfigType } from '@lexical/react/LexicalComposer'
import type { EditorThemeClasses } from 'lexical'
import { HeadingNode } from '@lexical/rich-text'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { ChipNode } from './chip-node'
import styles from './rich-text.module.css'
import { $showDocument } from './show-document'

/** The configuration of every editor of the kitchen: the eight kinds of blocks and nothing else. */
export const editorConfig = (value: RichTextDocument): InitialConfigType => ({
  namespace: 'recipe-text',
  nodes: [HeadingNode, ListNode, ListItemNode, LinkNode, ChipNode],
  theme: THEME,
  editorState: () => $showDocument(value),
  onError: (error) => {
    throw error
  },
})

/** The name of a class; a style sheet that lacks it gives none. */
const named = (name: string | undefined): string => name ?? ''

const THEME: EditorThemeClasses = {
  paragraph: named(styles.paragraph),
  heading: {
    h1: named(styles.heading1),
    h2: named(styles.heading2),
    h3: named(styles.heading3),
  },
  list: {
    ol: named(styles.list),
    ul: named(styles.list),
    listitem: named(styles.item),
    nested: { listitem: named(styles.nested) },
  },
  link: named(styles.link),
  text: { bold: named(styles.bold), italic: named(styles.italic) },
  chip: named(styles.chipPlace),
}
