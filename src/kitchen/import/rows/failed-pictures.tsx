'use client'

import type { ReactElement } from 'react'
import type { ImportRow } from '@/src/contract/import'
import { formatCount } from '../import-words'
import styles from './rows.module.css'

type Props = { pictures: ImportRow['failedPictures'] }

/**
 * The pictures of a row that could not be fetched, with the reason of each, and the next steps.
 * @see docs/product/kitchen.md#import
 */
export const FailedPictures = ({ pictures }: Props): ReactElement => (
  <>
    <span className={styles.message}>
      {formatCount(pictures.length, 'picture')} could not be fetched.
    </span>
    <ul className={styles.pictures} aria-label="Pictures that could not be fetched">
      {pictures.map(({ source, message }, at) => (
        <li key={at}>
          {source === null ? null : <span className={styles.source}>{shown(source)}</span>}
          {message}
        </li>
      ))}
    </ul>
    <span className={styles.facts}>
      Add the picture in the recipe. If its server could not be reached, import the same file again
      later: only missing pictures are fetched.
    </span>
  </>
)

/** The name of a file within the import, or an address. */
const shown = (source: string): string => source.replace(/^file:/, '')
