import type { DOMExportOutput, LexicalNode, NodeKey, SerializedLexicalNode, Spread } from 'lexical'
import { $createParagraphNode, $createTextNode, DecoratorNode } from 'lexical'
import type { ReactElement } from 'react'
import type { ButtonBlock, Embed } from '@/src/domain/rich-text/document'
import { embedTitle } from '@/src/domain/rich-text/embeds/embed-link'
import type {
  LexicalButton,
  LexicalEmbed,
  LexicalGallery,
  LexicalGalleryPicture,
  LexicalOwnBlock,
  LexicalPaywall,
  LexicalPicture,
  LexicalRecipeCard,
} from '@/src/domain/rich-text/lexical'
import { newRowId } from '../../rows/row-id'
import { EmbedBlock } from './embed/embed-block'
import { LetterBlock } from './letter/letter-block'
import { GalleryView } from './pictures/gallery-view'
import { PictureView } from './pictures/picture-view'
import styles from './wide.module.css'

/** The stored fields of a block without text. */
export type BlockFields = LexicalOwnBlock['fields']

/** The stored fields of a picture in a text. */
export type PictureFields = Extract<BlockFields, LexicalPicture>

/** The stored fields of a gallery in a text. */
export type GalleryFields = Extract<BlockFields, LexicalGallery>

/** The fields of a block that only letters have. */
export type LetterBlockFields = LexicalRecipeCard | LexicalButton | LexicalPaywall

type SerializedBlock = Spread<
  { type: 'block'; version: number; format: ''; fields: BlockFields },
  SerializedLexicalNode
>

/**
 * A block with fields, such as a picture or an embed: the block of Payload's editor, with the same JSON.
 */
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
    return fields.blockType === 'embed' ? embedTitle(fields) : wordsOf(fields).join('\n') || '\n'
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
    switch (fields.blockType) {
      case 'embed':
        return <EmbedBlock nodeKey={this.getKey()} embed={fields} />
      case 'gallery':
        return <GalleryView nodeKey={this.getKey()} fields={fields} />
      case 'picture':
        return <PictureView nodeKey={this.getKey()} fields={fields} />
      default:
        return <LetterBlock nodeKey={this.getKey()} fields={fields} />
    }
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
  paragraph.textContent = wordsOf(fields).join(' ')
  return paragraph
}

/** The captions of a picture, or of a gallery and its pictures; the label of a button. */
function wordsOf(fields: Exclude<BlockFields, LexicalEmbed>): string[] {
  if (fields.blockType === 'button') return [fields.label]
  if (fields.blockType !== 'picture' && fields.blockType !== 'gallery') return []
  const pictures = fields.blockType === 'gallery' ? fields.pictures : []
  return [...pictures, fields].flatMap(({ caption }) => (caption ? [caption] : []))
}

/** A picture of the site as a block. */
export const $createPicture = (imageId: string): FieldsNode =>
  new FieldsNode({ id: newRowId(), blockName: '', blockType: 'picture', imageId })

/** A picture of the site as one of a gallery. */
export const galleryPicture = (imageId: string): LexicalGalleryPicture => ({
  id: newRowId(),
  imageId,
})

/**
 * Gives a picture or a gallery other pictures: two or more are a gallery, one is a picture, and without
 * any the block is removed. The caption of a gallery that becomes a picture is a paragraph behind it.
 */
export function $setPictures(node: FieldsNode, pictures: readonly LexicalGalleryPicture[]): void {
  const { id, blockName, ...fields } = node.getFields()
  if (fields.blockType !== 'picture' && fields.blockType !== 'gallery') return
  const [first, second] = pictures
  if (!first) {
    node.remove()
    return
  }
  const own = fields.blockType === 'gallery' ? fields.caption : undefined
  if (second) {
    const caption = own === undefined ? {} : { caption: own }
    node.setFields({ id, blockName, blockType: 'gallery', pictures: [...pictures], ...caption })
    return
  }
  const { id: _, ...picture } = first
  node.setFields({ id, blockName, blockType: 'picture', ...picture })
  if (own) node.insertAfter($createParagraphNode().append($createTextNode(own)))
}

/** The pictures of a picture or a gallery; none of any other node. */
export function $picturesOf(node: LexicalNode | null | undefined): LexicalGalleryPicture[] {
  const fields = $isFieldsNode(node) ? node.getFields() : null
  if (fields?.blockType === 'gallery') return fields.pictures
  if (fields?.blockType !== 'picture') return []
  const { imageId, caption } = fields
  return [{ ...galleryPicture(imageId), ...(caption === undefined ? {} : { caption }) }]
}

/** The gallery that a node is; null for any other node. */
export function $galleryOf(node: LexicalNode | null | undefined): GalleryFields | null {
  const fields = $isFieldsNode(node) ? node.getFields() : null
  return fields?.blockType === 'gallery' ? fields : null
}

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

/** Gives a block other fields; returns a new one to insert without a block. */
export function $putLetterBlock(
  node: FieldsNode | null,
  fields: LetterBlockFields,
): FieldsNode | null {
  if (!node) return new FieldsNode({ id: newRowId(), blockName: '', ...fields })
  const { id, blockName } = node.getFields()
  node.setFields({ id, blockName, ...fields })
  return null
}

/** The button that a node is; null for any other node. */
export function $buttonOf(node: LexicalNode | null | undefined): ButtonBlock | null {
  const fields = $isFieldsNode(node) ? node.getFields() : null
  if (fields?.blockType !== 'button') return null
  return { type: 'button', label: fields.label, href: fields.href }
}

/** The picture that a node is; null for any other node. */
export function $pictureOf(node: LexicalNode | null | undefined): PictureFields | null {
  const fields = $isFieldsNode(node) ? node.getFields() : null
  return fields?.blockType === 'picture' ? fields : null
}

/** Whether a node is a block with fields. */
export const $isFieldsNode = (node: LexicalNode | null | undefined): node is FieldsNode =>
  node instanceof FieldsNode
