'use client'

import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Icon } from '@/src/ui/icons/icon'
import { Mark } from '@/src/ui/icons/mark'
import { KeyCap } from '@/src/ui/key-cap'
import { Glyph } from '../../parts/glyph'
import { KitchenLink } from '../navigation/kitchen-link'
import { AccountMenu } from './account-menu'
import { RailEntries } from './rail-entries'
import { RailLabel } from './rail-words'
import { SiteSwitcher } from './site-switcher'
import styles from './rail.module.css'

type RailProps = {
  /** Undefined outside of a site, and until it is known. */
  site: ManagedSite | undefined
  isNarrow: boolean
  onNarrow: (isNarrow: boolean) => void
  onPalette: () => void
}

/** The rail of wide screens: site, palette, places, and at the foot the public site and the account. */
export function Rail({ site, isNarrow, onNarrow, onPalette }: RailProps): ReactElement {
  return (
    <header className={styles.rail} data-is-narrow={isNarrow}>
      <div className={styles.head}>
        <KitchenLink className={styles.brand} href="/kitchen" aria-label="Kitchen, all your sites">
          <Mark size={28} />
        </KitchenLink>
        {isNarrow ? null : site ? (
          <SiteSwitcher site={site} />
        ) : (
          <span className={styles.name}>Kitchen</span>
        )}
      </div>
      <button type="button" className={styles.search} onClick={onPalette} title="Search or jump to">
        <Icon name="search" size={18} />
        <RailLabel isNarrow={isNarrow}>Search</RailLabel>
        <span className={styles.keys} aria-hidden="true">
          <KeyCap>Ctrl K</KeyCap>
        </span>
      </button>
      {site ? <RailEntries site={site} isNarrow={isNarrow} /> : <span className={styles.space} />}
      <div className={styles.foot}>
        {site ? (
          <a className={styles.line} href={site.url} title={`View ${site.title}`}>
            <Icon name="external" />
            <RailLabel isNarrow={isNarrow}>View site</RailLabel>
          </a>
        ) : null}
        <button
          type="button"
          className={styles.line}
          aria-expanded={!isNarrow}
          title={isNarrow ? 'Show labels' : 'Show icons only'}
          onClick={() => onNarrow(!isNarrow)}
        >
          <Glyph name="sidebar" />
          <RailLabel isNarrow={isNarrow}>{isNarrow ? 'Show labels' : 'Icons only'}</RailLabel>
        </button>
        <AccountMenu hasName={!isNarrow} />
      </div>
    </header>
  )
}
