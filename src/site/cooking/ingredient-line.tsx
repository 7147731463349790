'use client'

import type { ReactElement, ReactNode } from 'react'
import type { IngredientUsage } from '@/src/contract/recipe/recipe'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { lineToRender } from '@/src/domain/ingredient-lines/amount-edits'
import { renderLine } from '@/src/domain/ingredient-lines/render-line'
import type { LinePiece } from '@/src/domain/ingredient-lines/render-line'
import { DrawnFractions } from '@/src/site/parts/recipe/amount'
import { useReferences } from './recipe-view'
import styles from './ingredient-line.module.css'

/**
 * An ingredient line in the reader's measures; unscaled and unconverted it is the author's text, unchanged.
 * @see docs/product/ingredient-lines.md#what-readers-see
 */
export function IngredientText({ usage }: { usage: IngredientUsage }): ReactElement {
  const { language, measures } = useReferences()
  const pieces = renderLine(lineToRender(usage, language), measures)
  const hasName = pieces.some(({ kind }) => kind === 'name')
  const words = pieces.map((piece, index) => (
    <Piece key={index} piece={piece} link={hasName ? usage.link : null} />
  ))
  return (
    <span className={styles.words}>
      {hasName ? words : <Linked link={usage.link}>{words}</Linked>}
    </span>
  )
}

function Piece({ piece, link }: { piece: LinePiece; link: string | null }): ReactElement {
  const text = <DrawnFractions text={piece.text} />
  if (piece.kind === 'name') return <Linked link={link}>{text}</Linked>
  return piece.kind === null ? <>{text}</> : <span className={styles[piece.kind]}>{text}</span>
}

function Linked({ link, children }: { link: string | null; children: ReactNode }): ReactElement {
  if (!link || !isWebAddress(link)) return <>{children}</>
  return (
    <a className={styles.name} href={link} rel="noopener" target="_blank">
      {children}
    </a>
  )
}
