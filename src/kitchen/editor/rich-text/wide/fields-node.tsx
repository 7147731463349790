import type { DOMExportOutput, LexicalNode, NodeKey, SerializedLexicalNode, Spread } from 'lexical'
import { DecoratorNode } from 'lexical'
import type { ReactElement } from 'react'
import type { LexicalOwnBlock } from '@/src/domain/rich-text/lexical'
import { newRowId } from '../../rows/row-id'
import { PictureView } from './pictures/picture-view'
import styles from './wide.module.css'

/** The stored fields of a block that has no text of its own. */
export type BlockFields = LexicalOwnBlock['fields']

type SerializedBlock = Spread<
  { type: 'block'; version: number; format: ''; fields: BlockFields },
  SerializedLexicalNode
>

/** A block with fields, such as a picture: the block of Payload's editor, with the same JSON. */
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

  /** Other programs get the caption: addresses of pictures are those of this site. */
  override exportDOM(): DOMExportOutput {
    const element = document.createElement('p')
    element.textContent = this.getFields().caption ?? ''
    return { element }
  }

  override isInline(): false {
    return false
  }

  override getTextContent(): string {
    return this.getFields().caption ?? '\n'
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
    return <PictureView nodeKey={this.getKey()} fields={this.getFields()} />
  }
}

/** A picture of the site as a block. */
export const $createPicture = (imageId: string): FieldsNode =>
  new FieldsNode({ id: newRowId(), blockName: '', blockType: 'picture', imageId })

/** Whether a node is a block with fields. */
export const $isFieldsNode = (node: LexicalNode | null | undefined): node is FieldsNode =>
  node instanceof FieldsNode
