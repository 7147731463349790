import { createElement, Fragment } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { localizeTemperatures } from '@/src/domain/cooking/measures'
import { isList, isText } from '@/src/domain/rich-text/document'
import type {
  Block,
  Heading,
  Inline,
  List,
  RichTextDocument,
  TextLeaf,
} from '@/src/domain/rich-text/document'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { Amount } from '../recipe/amount'
import { ingredientName, measurementText, NO_REFERENCES, usageAmount } from '../recipe/recipe-words'
import type { RecipeReferences } from '../recipe/recipe-words'
import styles from './rich-text.module.css'

type RichTextProps = {
  document: RichTextDocument
  references?: RecipeReferences
  /** The level of the page's heading above it: its own headings go below. */
  under?: 2 | 3
}

/** Renders rich text. */
export function RichText({
  document,
  references = NO_REFERENCES,
  under = 2,
}: RichTextProps): ReactElement {
  return (
    <div className={styles.text}>
      {document.map((block, index) => (
        <BlockView key={index} block={block} references={references} under={under} />
      ))}
    </div>
  )
}

type BlockProps = { block: Block; references: RecipeReferences; under: 2 | 3 }

function BlockView({ block, references, under }: BlockProps): ReactElement {
  if (block.type === 'paragraph') {
    return (
      <p>
        <Line nodes={block.children} references={references} />
      </p>
    )
  }
  if (block.type !== 'heading') return <ListView list={block} references={references} />
  const line = <Line nodes={block.children} references={references} />
  return createElement(headingTag(block, under), null, line)
}

function headingTag({ level }: Heading, under: 2 | 3): 'h3' | 'h4' | 'h5' {
  const tags = ['h3', 'h4', 'h5'] as const
  return tags[Math.min(level - 1 + (under - 2), 2)] ?? 'h5'
}

function ListView({
  list,
  references,
}: {
  list: List
  references: RecipeReferences
}): ReactElement {
  const Tag = list.type === 'numbered-list' ? 'ol' : 'ul'
  return (
    <Tag>
      {list.children.map((item, index) => (
        <li key={index}>
          {item.children.map((child, place) =>
            isList(child) ? (
              <ListView key={place} list={child} references={references} />
            ) : (
              <InlineView key={place} node={child} references={references} />
            ),
          )}
        </li>
      ))}
    </Tag>
  )
}

function Line({
  nodes,
  references,
}: {
  nodes: readonly Inline[]
  references: RecipeReferences
}): ReactNode {
  return nodes.map((node, index) => <InlineView key={index} node={node} references={references} />)
}

function InlineView({
  node,
  references,
}: {
  node: Inline
  references: RecipeReferences
}): ReactNode {
  const { measures } = references
  if (isText(node)) {
    return <Leaf leaf={{ ...node, text: localizeTemperatures(node.text, measures) }} />
  }
  if (node.type === 'link') return <LinkView href={node.href} leaves={node.children} />
  if (node.type === 'measurement') {
    return <Amount text={measurementText(node, references)} />
  }
  const usage = references.usages.get(node.ingredientUsageId)
  if (!usage) return node.text
  const amount = usageAmount(usage, references)
  return (
    <span className={styles.reference} {...(amount === '' ? {} : { title: amount, tabIndex: 0 })}>
      {node.text ?? ingredientName(usage)}
    </span>
  )
}

/** Stored links are validated on write, and again here for imported content. */
function LinkView({ href, leaves }: { href: string; leaves: readonly TextLeaf[] }): ReactElement {
  const words = leaves.map((leaf, index) => <Leaf key={index} leaf={leaf} />)
  if (!isWebAddress(href)) return <>{words}</>
  return (
    <a href={href} rel="noopener">
      {words}
    </a>
  )
}

function Leaf({ leaf }: { leaf: TextLeaf }): ReactNode {
  const lines = leaf.text.split('\n')
  const text = lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
  const slanted = leaf.italic ? <em>{text}</em> : text
  return leaf.bold ? <strong>{slanted}</strong> : slanted
}
