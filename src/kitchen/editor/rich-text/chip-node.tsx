import type {
  DOMExportOutput,
  EditorConfig,
  LexicalNode,
  NodeKey,
  SerializedLexicalNode,
  Spread,
} from 'lexical'
import { $getNodeByKey, $isLineBreakNode, DecoratorNode } from 'lexical'
import type { ReactElement } from 'react'
import { isFixedByContext, OTHER_AMOUNT } from '@/src/domain/cooking/fixed-amounts'
import { newRowId } from '../rows/row-id'
import type { ChipFields } from './chip-fields'
import { ChipView } from './chip-view'

type SerializedChip = Spread<{ type: 'inlineBlock'; fields: ChipFields }, SerializedLexicalNode>

/**
 * A reference to an ingredient line or an amount in running text: the inline block of Payload's
 * editor, with the same JSON.
 * @see docs/product/rich-text.md#references-and-measurements
 */
export class ChipNode extends DecoratorNode<ReactElement> {
  /** @internal Lexical copies fields of nodes that begin with two underscores. */
  __fields: ChipFields

  constructor(fields: ChipFields, key?: NodeKey) {
    super(key)
    this.__fields = fields
  }

  static override getType(): string {
    return 'inlineBlock'
  }

  static override clone(node: ChipNode): ChipNode {
    return new ChipNode(node.__fields, node.__key)
  }

  static override importJSON(serialized: SerializedChip): ChipNode {
    return new ChipNode(serialized.fields).updateFromJSON(serialized)
  }

  override exportJSON(): SerializedChip {
    return { ...super.exportJSON(), type: 'inlineBlock', version: 1, fields: this.getFields() }
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = document.createElement('span')
    const theme: unknown = config.theme['chip']
    if (typeof theme === 'string') element.className = theme
    return element
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): true {
    return true
  }

  /** The author's own text; only the view has names and composed amounts. */
  override getTextContent(): string {
    return this.getFields().text ?? ''
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('span')
    element.textContent = this.getTextContent()
    return { element }
  }

  /** The fields of the chip. */
  getFields(): ChipFields {
    return this.getLatest().__fields
  }

  /** Changes the target of the chip. */
  setFields(fields: ChipFields): void {
    this.getWritable().__fields = fields
  }

  override decorate(): ReactElement {
    const key = this.getKey()
    const fields = this.getFields()
    return <ChipView fields={fields} nodeKey={key} $isFixedByContext={$isFixedByContext} />
  }
}

/** A chip that points at an ingredient line. */
export const $createReference = (ingredientUsageId: string): ChipNode =>
  new ChipNode({
    id: newRowId(),
    blockName: '',
    blockType: 'ingredientUsageReference',
    ingredientUsageId,
  })

/** A chip that is an amount in a unit, with its text as it was typed. */
export const $createMeasurement = (quantity: number, unitId: string, text?: string): ChipNode =>
  new ChipNode({
    id: newRowId(),
    blockName: '',
    blockType: 'measurement',
    quantity,
    unitId,
    ...(text ? { text } : {}),
  })

/** Whether a node is a chip. */
export const $isChipNode = (node: LexicalNode | null | undefined): node is ChipNode =>
  node instanceof ChipNode

/** A reference without text shows a name. */
const NAME = 'x'

function $textOf(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return '\n'
  const text = node.getTextContent()
  if (!$isChipNode(node)) return text
  return node.getFields().blockType === 'measurement' ? OTHER_AMOUNT : text || NAME
}

/** Whether the context of a chip fixes its amount for any number of servings. */
export function $isFixedByContext(key: NodeKey): boolean {
  const chip = $getNodeByKey(key)
  return (
    chip !== null &&
    isFixedByContext({
      before: chip.getPreviousSiblings().map($textOf).join(''),
      after: chip.getNextSiblings().map($textOf).join(''),
    })
  )
}
