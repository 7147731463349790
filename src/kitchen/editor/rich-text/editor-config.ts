import type { InitialConfigType } from '@lexical/react/LexicalComposer'
import type { EditorThemeClasses } from 'lexical'
import type { LetterDocument } from '@/src/domain/rich-text/document'
import styles from './rich-text.module.css'
import tables from './wide/table/table.module.css'
import { $showDocument } from './show-document'
import type { TextForm } from './text-form'

/** The configuration of an editor of the kitchen: the kinds of blocks of its form and nothing else. */
export const editorConfig = <Document extends LetterDocument>(
  value: Document,
  { nodes }: TextForm<Document>,
): InitialConfigType => ({
  namespace: 'recipe-text',
  nodes,
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
  quote: named(styles.quote),
  table: named(tables.table),
  tableCell: named(tables.cell),
  tableCellHeader: named(tables.header),
  tableCellSelected: named(tables.selected),
  tableScrollableWrapper: named(tables.scroll),
  tableSelection: named(tables.selection),
  link: named(styles.link),
  text: { bold: named(styles.bold), italic: named(styles.italic) },
  chip: named(styles.chipPlace),
}
