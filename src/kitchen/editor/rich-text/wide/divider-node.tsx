import type { DOMExportOutput, LexicalNode, SerializedLexicalNode } from 'lexical'
import { DecoratorNode } from 'lexical'
import type { ReactElement } from 'react'
import { BlockFrame } from './block-frame'
import styles from './wide.module.css'

/** A divider in a text: the node of Payload's editor, with the same JSON. */
export class DividerNode extends DecoratorNode<ReactElement> {
  static override getType(): string {
    return 'horizontalrule'
  }

  static override clone(node: DividerNode): DividerNode {
    return new DividerNode(node.__key)
  }

  static override importJSON(serialized: SerializedLexicalNode): DividerNode {
    return new DividerNode().updateFromJSON(serialized)
  }

  override exportJSON(): SerializedLexicalNode {
    return { ...super.exportJSON(), type: 'horizontalrule', version: 1 }
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
    return { element: document.createElement('hr') }
  }

  override isInline(): false {
    return false
  }

  override getTextContent(): string {
    return '\n'
  }

  override decorate(): ReactElement {
    return (
      <BlockFrame nodeKey={this.getKey()}>
        <div className={styles.divider}>
          <hr />
        </div>
      </BlockFrame>
    )
  }
}

/** A line between two parts of a text. */
export const $createDivider = (): LexicalNode => new DividerNode()
