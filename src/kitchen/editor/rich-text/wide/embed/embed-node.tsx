import type { DOMExportOutput, LexicalNode, NodeKey, SerializedLexicalNode, Spread } from 'lexical'
import { DecoratorNode } from 'lexical'
import type { ReactElement } from 'react'
import type { Embed } from '@/src/domain/rich-text/document'
import { embedTitle } from '@/src/domain/rich-text/embeds/embed-link'
import { EmbedBlock } from './embed-block'
import styles from '../wide.module.css'

type SerializedEmbed = Spread<Omit<Embed, 'type'>, SerializedLexicalNode>

/**
 * The player of a provider, or a card with a link.
 * @see docs/product/rich-text.md#embeds
 */
export class EmbedNode extends DecoratorNode<ReactElement> {
  /** @internal Lexical copies fields of nodes that begin with two underscores. */
  __embed: Embed

  constructor(embed: Embed, key?: NodeKey) {
    super(key)
    this.__embed = embed
  }

  static override getType(): string {
    return 'embed'
  }

  static override clone(node: EmbedNode): EmbedNode {
    return new EmbedNode(node.__embed, node.__key)
  }

  static override importJSON({ url, title }: SerializedEmbed): EmbedNode {
    return new EmbedNode({ type: 'embed', url, ...(title === undefined ? {} : { title }) })
  }

  override exportJSON(): SerializedEmbed {
    return { ...super.exportJSON(), ...this.getEmbed() }
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
    const embed = this.getEmbed()
    const element = document.createElement('a')
    element.href = embed.url
    element.textContent = embedTitle(embed)
    return { element }
  }

  override isInline(): false {
    return false
  }

  override getTextContent(): string {
    return embedTitle(this.getEmbed())
  }

  /** The address and the title. */
  getEmbed(): Embed {
    return this.getLatest().__embed
  }

  /** Changes the address or the title. */
  setEmbed(embed: Embed): void {
    this.getWritable().__embed = embed
  }

  override decorate(): ReactElement {
    return <EmbedBlock embed={this.getEmbed()} nodeKey={this.getKey()} />
  }
}

/** Whether a node is an embed. */
export const $isEmbedNode = (node: LexicalNode | null | undefined): node is EmbedNode =>
  node instanceof EmbedNode
