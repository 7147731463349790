'use client'

import type { ReactElement } from 'react'
import { imageAttributes } from '@/src/domain/addresses/image-address'
import { Icon } from '@/src/ui/icons/icon'
import { titleInitial } from '@/src/site/parts/cards/plate'
import type { QuickOption } from './quick-options'
import type { QuickResult } from './use-quick-search'
import styles from './quick-results.module.css'

type QuickResultsProps = {
  /** The prefix of the ids of the list and its options. */
  id: string
  options: readonly QuickOption[]
  /** The option the arrow keys have led to. */
  active: number
  result: QuickResult
}

/** The drop-down under the search box; the default export, as `lazy` wants it. */
export default function QuickResults(props: QuickResultsProps): ReactElement {
  const { id, options, active, result } = props
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- so that the box keeps the focus
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {result === null && options.length > 0 ? (
        <p className={styles.heading} aria-hidden="true">
          Featured
        </p>
      ) : null}
      <div role="listbox" id={`${id}-list`} aria-label={result ? 'Recipes' : 'Featured recipes'}>
        {options.map((option, index) => (
          <Option
            key={option.id}
            id={`${id}-${index}`}
            option={option}
            isActive={index === active}
          />
        ))}
      </div>
      <p className={styles.none} role="status">
        {noneText(result)}
      </p>
    </div>
  )
}

function noneText(result: QuickResult): string {
  if (result?.isFailed) return 'The search failed.'
  return result?.recipes.length === 0 ? `No recipes found for "${result.query}"` : ''
}

type OptionProps = { id: string; option: QuickOption; isActive: boolean }

function Option({ id, option, isActive }: OptionProps): ReactElement {
  const { href, title, image } = option
  const isMore = option.id === 'more'
  return (
    <a
      className={styles.option}
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-is-more={isMore}
    >
      {isMore ? null : (
        <span className={styles.picture} aria-hidden="true">
          {image ? (
            <img
              {...imageAttributes(image, { ratio: 1, maxWidth: 52 })}
              sizes="52px"
              alt=""
              decoding="async"
            />
          ) : (
            titleInitial(title)
          )}
        </span>
      )}
      <span className={styles.title}>{title}</span>
      {isMore ? <Icon name="arrow-right" size={18} /> : null}
    </a>
  )
}
