import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { isBasic } from '@/src/domain/rich-text/basic'
import type {
  Block,
  RichTextDocument,
  WideBlock,
  WideDocument,
} from '@/src/domain/rich-text/document'
import { StaticBlock } from './static-block'
import { TextTable } from './wide/text-table'
import styles from './wide-text.module.css'

type WideTextProps = {
  document: WideDocument
  /** The pictures that the text shows. */
  images: readonly Image[]
  /** Shows the basic blocks, for example in the measures of the reader. */
  renderText: (document: RichTextDocument) => ReactElement
}

/**
 * The text of a story or an about page. The types of blocks that only these have are rendered on the
 * server alone.
 * @see docs/product/rich-text.md#wider-texts
 */
export function WideText(props: WideTextProps): ReactElement {
  return (
    <div className={styles.text}>
      {runsOf(props.document).map((run, index) => (
        <Run key={index} run={run} {...props} />
      ))}
    </div>
  )
}

type WiderBlock = Exclude<WideBlock, Block>

/** Basic blocks that follow each other, or a single block of another type. */
type TextRun = Block[] | WiderBlock

function runsOf(document: WideDocument): TextRun[] {
  const runs: TextRun[] = []
  for (const block of document) {
    const last = runs.at(-1)
    if (!isBasic(block)) runs.push(block)
    else if (Array.isArray(last)) last.push(block)
    else runs.push([block])
  }
  return runs
}

function Run({ run, ...text }: { run: TextRun } & WideTextProps) {
  if (Array.isArray(run)) return text.renderText(run)
  switch (run.type) {
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {text.renderText([{ type: 'paragraph', children: run.children }])}
        </blockquote>
      )
    case 'table':
      return <TextTable table={run} renderText={text.renderText} />
    default:
      return <StaticBlock block={run} {...text} />
  }
}
