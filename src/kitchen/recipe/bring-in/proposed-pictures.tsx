'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from './bring-in.module.css'

/** Maximum number of offered pictures of a page, best first. */
const MAX_SHOWN = 6

type Props = {
  urls: readonly string[]
  chosen: readonly string[]
  isBusy: boolean
  onChange: (chosen: readonly string[]) => void
  onTake: () => void
}

/** The pictures of a page; ticked ones are imported. */
export function ProposedPictures(props: Props): ReactElement | null {
  const { urls, chosen, isBusy, onChange, onTake } = props
  if (urls.length === 0) return null
  const toggle = (url: string): void =>
    onChange(chosen.includes(url) ? chosen.filter((each) => each !== url) : [...chosen, url])
  return (
    <section className={styles.part} aria-label="Pictures found">
      <div className={styles.partHead}>
        <h3 className={styles.partTitle}>Pictures</h3>
        <Button
          disabled={chosen.length === 0}
          isBusy={isBusy}
          aria-label="Accept: Pictures"
          onClick={onTake}
        >
          Accept
        </Button>
      </div>
      <ul className={styles.pictures}>
        {urls.slice(0, MAX_SHOWN).map((url, at) => (
          <li key={url}>
            <label className={styles.picture}>
              <img src={url} alt="" referrerPolicy="no-referrer" loading="lazy" />
              <input
                type="checkbox"
                checked={chosen.includes(url)}
                aria-label={`Picture ${String(at + 1)}`}
                onChange={() => toggle(url)}
              />
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
