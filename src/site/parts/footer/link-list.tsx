'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import type { PagesSettings } from '@/src/site/templates/template'
import { ChipButton } from '@/src/ui/chip'
import { Icon } from '@/src/ui/icons/icon'
import { isPressLink } from './press-links'
import { ORDER_LABELS, readLinkLabel } from './link-label'
import type { LinkLabel, Region } from './link-label'
import styles from './link-list.module.css'

const REGIONS = [
  { region: 'uk', label: 'UK' },
  { region: 'us', label: 'US' },
] as const

type LinkListProps = {
  links: PublicSite['links']
  /** The items as the template has them. */
  items?: PagesSettings['items']
}

/**
 * The author's links as buttons; a switch shows those of one region where they have any. Without
 * script all show.
 */
function LinkList({ links, items = 'framed' }: LinkListProps): ReactElement {
  const [region, setRegion] = useState<Region>('uk')
  const read = links
    .filter((link) => isWebAddress(link.href) && !isPressLink(link))
    .map(({ id, label, href }) => ({ id, href, label: readLinkLabel(label, href) }))
  const hasRegions = read.some(({ label }) => label.region !== null)
  return (
    <div className={styles.links}>
      {hasRegions ? (
        <div className={styles.regions} role="group" aria-label="Region">
          {REGIONS.map((each) => (
            <ChipButton
              key={each.region}
              isSelected={each.region === region}
              onClick={() => setRegion(each.region)}
            >
              {each.label}
            </ChipButton>
          ))}
        </div>
      ) : null}
      <ul className={styles.list} data-region={region} data-items={items}>
        {read.map(({ id, href, label }) => (
          <li key={id} data-region={label.region ?? 'both'}>
            <a className={styles.link} href={href} target="_blank" rel="noopener">
              <LinkWords label={label} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LinkWords({ label: { title, region, discount } }: { label: LinkLabel }): ReactElement {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {discount === null ? null : <span className={styles.badge}>{discount}% off</span>}
      <span className={styles.action}>
        {region === null ? null : ORDER_LABELS[region]}
        <Icon name="external" size={18} />
      </span>
    </>
  )
}

const LinkListIsland = island('link-list', LinkList)
export { LinkListIsland as LinkList }
