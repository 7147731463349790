'use client'

import { Link, useListDrawerContext } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps, TextFieldClient } from 'payload'
import { dateText, dateTimeText } from '../parts/date-text'
import { useNow } from '../parts/use-now'
import { RelativeDate } from '../parts/relative-date'
import { recipeStatus } from '../recipes/status'
import styles from './editing.module.css'
import { useInBrowser } from './use-in-browser'

/** Whether and when a recipe is on its site, in lists. */
export function PublishedCell({ cellData }: DefaultCellComponentProps<DateFieldClient, unknown>) {
  const now = useNow()
  const isInBrowser = useInBrowser()
  if (typeof cellData !== 'string') return <span>Draft</span>
  if (!isInBrowser) return <span />
  if (recipeStatus(cellData, now) === 'published')
    return <RelativeDate iso={cellData} words={dateText(cellData, now)} />
  return <RelativeDate iso={cellData} words={`Appears ${dateTimeText(cellData, now)}`} />
}

type PictureCellProps = DefaultCellComponentProps<TextFieldClient, unknown>

/** A picture with its alternative text, in lists and pickers: its file name is a meaningless key. */
export function PictureCell(props: PictureCellProps) {
  const { cellData, collectionSlug, link, linkURL } = props
  const row: Record<string, unknown> & { id?: unknown } = props.rowData
  const choose = useChoice(props)
  const content = (
    <>
      {typeof row['key'] === 'string' ? (
        <img src={`/media/${row['key']}?width=96&height=96`} alt="" width={48} height={48} />
      ) : null}
      {typeof cellData === 'string' && cellData !== '' ? cellData : 'Without a description'}
    </>
  )
  if (choose) {
    return (
      <button type="button" className={styles.listPicture} onClick={choose}>
        {content}
      </button>
    )
  }
  if (link !== true) return <span className={styles.listPicture}>{content}</span>
  const href = linkURL ?? `/admin/collections/${collectionSlug}/${String(row.id)}`
  return (
    <Link className={styles.listPicture} href={href} prefetch={false}>
      {content}
    </Link>
  )
}

/**
 * The action of a row's first cell in a drawer for choosing; null outside of a drawer. Payload passes
 * `onClick` to its own cells, and only this context to custom ones.
 */
function useChoice(props: PictureCellProps): (() => void) | null {
  const { drawerSlug, onSelect } = useListDrawerContext()
  const { cellData, collectionSlug, onClick, link, rowData } = props
  if (onClick) return () => onClick({ cellData, collectionSlug, rowData })
  if (!drawerSlug || !onSelect || link !== true) return null
  const doc: Record<string, unknown> = rowData
  return () => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its type asks for it
    onSelect({ collectionSlug, doc, docID: String(doc['id']) })
  }
}
