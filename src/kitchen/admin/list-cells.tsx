'use client'

import { Link } from '@payloadcms/ui'
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

/**
 * A picture with what it shows, in lists and pickers: its file's name is a key that says nothing.
 */
export function PictureCell(props: PictureCellProps) {
  const { cellData, collectionSlug, onClick, link, linkURL } = props
  const row: Record<string, unknown> & { id?: unknown } = props.rowData
  const content = (
    <>
      {typeof row['key'] === 'string' ? (
        <img src={`/media/${row['key']}?width=96&height=96`} alt="" width={48} height={48} />
      ) : null}
      {typeof cellData === 'string' && cellData !== '' ? cellData : 'Without a description'}
    </>
  )
  if (onClick) {
    const choose = () => onClick({ cellData, collectionSlug, rowData: props.rowData })
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
