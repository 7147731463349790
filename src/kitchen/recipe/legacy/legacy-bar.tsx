'use client'

import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import styles from './legacy.module.css'
import type { Legacy } from './use-legacy'

type Props = { legacy: Legacy; onReadAgain: () => void }

/**
 * The progress of a site's stored posts, links through them, and the button that converts this one to a
 * recipe.
 * @see docs/product/kitchen.md#legacy-workbench
 */
export function LegacyBar({ legacy, onReadAgain }: Props): ReactElement {
  const { content, position, proposal } = legacy
  const isOpen = position?.isDone === false
  return (
    <section className={styles.bar} aria-label="Legacy posts">
      <p className={styles.count} role="status">
        {content === null ? 'The stored page was removed.' : countWords(position)}
      </p>
      {proposal === null && isOpen ? (
        <p className={styles.note}>
          No recipe was found on this page. Write it here, beside the stored page.
        </p>
      ) : null}
      <Neighbours legacy={legacy} />
      <span className={styles.acts}>
        {content === null ? null : <PageActs {...{ legacy, onReadAgain }} />}
        <MainAct legacy={legacy} />
      </span>
    </section>
  )
}

const countWords = (position: Legacy['position']): string =>
  position ? `${count(position.done)} of ${count(position.total)} legacy posts done` : ''

function Neighbours({ legacy: { position, go } }: { legacy: Legacy }): ReactElement {
  return (
    <span className={styles.steps}>
      <Button
        kind="icon"
        aria-label="Previous"
        title="Previous (Alt+Page Up)"
        disabled={!position?.previousId}
        onClick={() => go(position?.previousId)}
      >
        <Icon name="arrow-left" size={20} />
      </Button>
      <Button
        kind="icon"
        aria-label="Next"
        title="Next (Alt+Page Down)"
        disabled={!position?.nextId}
        onClick={() => go(position?.nextId)}
      >
        <Icon name="arrow-right" size={20} />
      </Button>
    </span>
  )
}

/** Actions on the stored page. */
function PageActs({ legacy, onReadAgain }: Props): ReactElement {
  const { position, proposal, isBusy, drop } = legacy
  return (
    <>
      {proposal ? (
        <Button kind="quiet" onClick={onReadAgain}>
          Read the page again
        </Button>
      ) : null}
      {position?.isDone ? (
        <Button kind="quiet" isBusy={isBusy} onClick={() => void drop()}>
          Remove the stored page
        </Button>
      ) : null}
    </>
  )
}

/** "Make it a recipe", and in its place the way to the next one once that is done. */
function MainAct({ legacy }: { legacy: Legacy }): ReactElement | null {
  const { content, position, hasRecipe, isBusy, go, make } = legacy
  const next = useRef<HTMLButtonElement>(null)
  const isDone = position?.isDone === true || content === null
  const wasOpen = useRef(false)
  useEffect(() => {
    // It was just converted here, by button or by keys: Enter continues.
    if (isDone && wasOpen.current) next.current?.focus()
    wasOpen.current = position?.isDone === false
  }, [isDone, position?.isDone])
  if (!position) return null
  if (!isDone) {
    return (
      <Button kind="primary" isBusy={isBusy} disabled={!hasRecipe} onClick={() => void make()}>
        Make it a recipe
      </Button>
    )
  }
  if (!position.nextOpenId) return null
  return (
    <Button ref={next} kind="primary" onClick={() => go(position.nextOpenId)}>
      Next to do
    </Button>
  )
}

const count = (number: number): string => number.toLocaleString('en')
