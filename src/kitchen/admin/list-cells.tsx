'use client'

import type { DateFieldClient, DefaultCellComponentProps, TextFieldClient } from 'payload'
import { dateWords, momentWords } from '../parts/date-words'
import { useNow } from '../parts/use-now'
import { When } from '../parts/when'
import styles from './editing.module.css'

/** Whether and when a recipe is on its site, in lists. */
export function PublishedCell({ cellData }: DefaultCellComponentProps<DateFieldClient, unknown>) {
  const now = useNow()
  if (typeof cellData !== 'string') return <span>Draft</span>
  if (new Date(cellData) <= now) return <When iso={cellData} words={dateWords(cellData, now)} />
  return <When iso={cellData} words={`Appears ${momentWords(cellData, now)}`} />
}

/** A picture with what it shows, in lists: its file's name is a key that says nothing. */
export function PictureCell({
  rowData,
  linkURL,
}: DefaultCellComponentProps<TextFieldClient, unknown>) {
  const row: Record<string, unknown> = rowData
  const { key, alt } = row
  const words = typeof alt === 'string' && alt !== '' ? alt : 'Without a description'
  const content = (
    <>
      {typeof key === 'string' ? (
        <img src={`/media/${key}?width=96&height=96`} alt="" width={48} height={48} loading="lazy" />
      ) : null}
      {words}
    </>
  )
  return linkURL === undefined ? (
    <span className={styles.listPicture}>{content}</span>
  ) : (
    <a className={styles.listPicture} href={linkURL}>
      {content}
    </a>
  )
}
