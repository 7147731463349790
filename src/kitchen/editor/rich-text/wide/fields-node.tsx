import type { DOMExportOutput, LexicalNode, NodeKey, SerializedLexicalNode, Spread } from 'lexical'
import { DecoratorNode } from 'lexical'
import type { ReactElement } from 'react'
import type { Embed } from '@/src/domain/rich-text/document'
import { embedTitle } from '@/src/domain/rich-text/embeds/embed-link'
import type { LexicalEmbed, LexicalOwnBlock, LexicalPicture } from '@/src/domain/rich-text/lexical'
import { newRowId } from '../../rows/row-id'
import { EmbedBlock } from './embed/embed-block'
import { PictureView } from './pictures/picture-view'
import styles from './wide.module.css'

/** The stored fields of a block that has no text of its own. */
export type BlockFields = LexicalOwnBlock['fields']

/** The stored fields of a picture in a text. */
export type PictureFields = Extract<BlockFields, LexicalPicture>

type SerializedBlock = Spread<
  { type: 'block'; version: number; format: ''; fields: BlockFields },
  SerializedLexicalNode
>

/** A block with fields, such as a picture or an embed: the block of Payload's editor, with the same JSON. */
export class FieldsNode extends DecoratorNode<ReactElement> {
  /** @internal Lexical copies fields of nodes that begin with two underscores. */
  __fields: BlockFields

  constructor(fields: BlockFields, key?: NodeKey) {
    super(key)
    this.__fields = fields
  }

  static override getType(): string {
    return 'block'
  }

  static override clone(node: FieldsNode): FieldsNode {
    return new FieldsNode(node.__fields, node.__key)
  }

  static override importJSON(serialized: SerializedBlock): FieldsNode {
    return new FieldsNode(serialized.fields).updateFromJSON(serialized)
  }

  override exportJSON(): SerializedBlock {
    const fields = this.getFields()
    return { ...super.exportJSON(), type: 'block', version: 2, format: '', fields }
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div')
    element.className = styles.place ?? ''
    return element
  }

  override updateDOM(): boolean {
    return false
  }

  override exportDOM(): DOMExportOutput {
    return { element: exported(this.getFields()) }
  }

  override isInline(): false {
    return false
  }

  override getTextContent(): string {
    const fields = this.getFields()
    return fields.blockType === 'embed' ? embedTitle(fields) : (fields.caption ?? '\n')
  }

  /** The fields of the block. */
  getFields(): BlockFields {
    return this.getLatest().__fields
  }

  /** Gives the block other fields. */
  setFields(fields: BlockFields): void {
    this.getWritable().__fields = fields
  }

  override decorate(): ReactElement {
    const fields = this.getFields()
    return fields.blockType === 'embed' ? (
      <EmbedBlock nodeKey={this.getKey()} embed={fields} />
    ) : (
      <PictureView nodeKey={this.getKey()} fields={fields} />
    )
  }
}

/** Other programs get the caption of a picture: addresses of pictures are those of this site. */
function exported(fields: BlockFields): HTMLElement {
  if (fields.blockType === 'embed') {
    const link = document.createElement('a')
    link.href = fields.url
    link.textContent = embedTitle(fields)
    return link
  }
  const paragraph = document.createElement('p')
  paragraph.textContent = fields.caption ?? ''
  return paragraph
}

/** A picture of the site as a block. */
export const $createPicture = (imageId: string): FieldsNode =>
  new FieldsNode({ id: newRowId(), blockName: '', blockType: 'picture', imageId })

/** The player of a provider, or a card with a link. */
export const $createEmbed = (embed: Embed): FieldsNode =>
  new FieldsNode({ id: newRowId(), blockName: '', ...embedFields(embed) })

/** Changes the address and the title of an embed. */
export function $changeEmbed(node: FieldsNode, embed: Embed): void {
  const { id, blockName } = node.getFields()
  node.setFields({ id, blockName, ...embedFields(embed) })
}

const embedFields = ({ type: blockType, ...embed }: Embed): LexicalEmbed => ({
  blockType,
  ...embed,
})

/** The embed that a node is; null for any other node. */
export function $embedOf(node: LexicalNode | null | undefined): Embed | null {
  const fields = $isFieldsNode(node) ? node.getFields() : null
  if (fields?.blockType !== 'embed') return null
  const { url, title } = fields
  return { type: 'embed', url, ...(title === undefined ? {} : { title }) }
}

/** The picture that a node is; null for any other node. */
export function $pictureOf(node: LexicalNode | null | undefined): PictureFields | null {
  const fields = $isFieldsNode(node) ? node.getFields() : null
  return fields?.blockType === 'picture' ? fields : null
}

/** Whether a node is a block with fields. */
export const $isFieldsNode = (node: LexicalNode | null | undefined): node is FieldsNode =>
  node instanceof FieldsNode
