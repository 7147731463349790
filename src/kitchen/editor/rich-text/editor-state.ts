import type { LetterDocument } from '@/src/domain/rich-text/document'
import { letterFromLexical } from '@/src/domain/rich-text/from-lexical'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { newRowId } from '../rows/row-id'

/** A node of Lexical's own JSON. */
export type EditorNode = { type: string; version: number; children?: EditorNode[] } & Record<
  string,
  unknown
>

/**
 * Converts the blocks of a document to the editor's form: as stored, except links, which have their URL
 * where Lexical expects it, and lists inside items, which are separate items.
 */
export const editorBlocks = (document: LetterDocument): EditorNode[] =>
  lexicalFromDocument(document, newRowId).root.children.flatMap((block) => toEditor(plain(block)))

/** Converts the editor's blocks to a document. */
export const documentFromBlocks = (blocks: readonly EditorNode[]): LetterDocument =>
  letterFromLexical({ root: { children: blocks.map(fromEditor) } })

/** Typed nodes as plain JSON, which Lexical parses. */
const plain = (node: unknown): EditorNode => JSON.parse(JSON.stringify(node)) as EditorNode

function toEditor(node: EditorNode): EditorNode[] {
  if (node.type === 'text') return node['text'] === '' ? [] : [node]
  if (!node.children) return [node]
  const inside = { ...node, children: node.children.flatMap(toEditor) }
  if (node.type === 'link') return [editorLink(inside)]
  return node.type === 'listitem' ? dividedItem(inside) : [inside]
}

function editorLink(node: EditorNode): EditorNode {
  const fields = node['fields'] as { url?: unknown } | undefined
  const url = typeof fields?.url === 'string' ? fields.url : ''
  return { ...node, version: 1, url, rel: 'noopener', target: null, title: null }
}

/** An item with a list in it, as Lexical has it: the list is alone in an item behind. */
function dividedItem(item: EditorNode): EditorNode[] {
  const runs: EditorNode[][] = []
  for (const child of item.children ?? []) {
    const last = runs.at(-1)
    const isAlone = child.type === 'list' || last?.[0]?.type === 'list'
    if (last && !isAlone) last.push(child)
    else runs.push([child])
  }
  return runs.length === 0 ? [item] : runs.map((children) => ({ ...item, children }))
}

function fromEditor(node: EditorNode): EditorNode {
  const children = node.children?.map(fromEditor)
  if (node.type === 'link')
    return { ...node, fields: { url: node['url'] }, children: children ?? [] }
  if (node.type === 'list') return { ...node, children: joinedItems(children ?? []) }
  return children ? { ...node, children } : node
}

function joinedItems(items: EditorNode[]): EditorNode[] {
  const result: EditorNode[] = []
  for (const item of items) {
    const inside = item.children ?? []
    const isNested = inside.length === 1 && inside[0]?.type === 'list'
    const last = result.at(-1)
    if (isNested && last)
      result[result.length - 1] = { ...last, children: [...(last.children ?? []), ...inside] }
    else result.push(item)
  }
  return result
}
