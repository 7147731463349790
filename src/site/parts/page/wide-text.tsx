import type { ReactElement } from 'react'
import { isBasic } from '@/src/domain/rich-text/basic'
import type {
  Block,
  RichTextDocument,
  WideBlock,
  WideDocument,
} from '@/src/domain/rich-text/document'
import { EmbedFigure } from './wide/embed-figure'
import { TextTable } from './wide/text-table'
import styles from './wide-text.module.css'

type WideTextProps = {
  document: WideDocument
  /** Shows the basic blocks, for example in the measures of the reader. */
  renderText: (document: RichTextDocument) => ReactElement
}

/**
 * The text of a story or an about page. The types of blocks that only these have are rendered on the
 * server alone.
 * @see docs/product/rich-text.md#wider-texts
 */
export function WideText({ document, renderText }: WideTextProps): ReactElement {
  return (
    <div className={styles.text}>
      {runsOf(document).map((run, index) => (
        <Run key={index} run={run} renderText={renderText} />
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

function Run({ run, renderText }: { run: TextRun } & Pick<WideTextProps, 'renderText'>) {
  if (Array.isArray(run)) return renderText(run)
  switch (run.type) {
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {renderText([{ type: 'paragraph', children: run.children }])}
        </blockquote>
      )
    case 'divider':
      return <hr className={styles.divider} />
    case 'embed':
      return <EmbedFigure embed={run} />
    case 'table':
      return <TextTable table={run} renderText={renderText} />
  }
}
