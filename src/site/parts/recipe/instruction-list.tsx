'use client'

import { useRef } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { CookModeButton } from '@/src/site/cooking/cook-mode/cook-mode-button'
import { FloatingTimer } from '@/src/site/cooking/timers/floating-timer'
import { useRecipeView } from '@/src/site/cooking/recipe-view'
import { InstructionStep } from './instruction-step'
import { Panel } from '../page/panel'
import type { NumberedGroup } from './recipe-steps'
import styles from './instruction-list.module.css'

/**
 * The steps; hidden when every step is empty.
 * @see docs/product/recipe-page.md#steps
 */
export function InstructionList({
  heading,
}: {
  heading: 'Instructions' | 'Directions'
}): ReactElement | null {
  const { groups } = useRecipeView()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = useStepKeys(list)
  if (groups.length === 0) return null
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <CookModeButton />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside */}
      <div ref={list} onKeyDown={onKeyDown}>
        {groups.map((group) => (
          <Group key={group.group.id} {...group} />
        ))}
      </div>
      <FloatingTimer />
    </>
  )
}

function Group({ group, first, steps }: NumberedGroup): ReactElement {
  const list = (
    <>
      {group.note ? <p className={styles.groupNote}>{group.note}</p> : null}
      <ol className={styles.steps} start={first}>
        {steps.map((instruction, index) => (
          <InstructionStep key={instruction.id} instruction={instruction} number={first + index} />
        ))}
      </ol>
    </>
  )
  if (!group.title) return <div className={styles.group}>{list}</div>
  const heading = (
    <h3 className={styles.title} data-place={group.id}>
      {group.title}
    </h3>
  )
  return (
    <Panel className={styles.group} heading={heading}>
      {list}
    </Panel>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys go from step to step while one has the focus. */
function useStepKeys(list: { readonly current: HTMLElement | null }) {
  const { progress } = useRecipeView()
  return (event: KeyboardEvent): void => {
    const direction = STEPS[event.key]
    const from = event.target instanceof HTMLElement ? event.target : null
    if (direction === undefined || !from?.dataset['stepButton'] || !list.current) return
    const buttons = [...list.current.querySelectorAll<HTMLElement>('[data-step-button]')]
    const to = buttons[buttons.indexOf(from) + direction]
    if (!to) return
    event.preventDefault()
    progress.select(to.dataset['stepButton'] ?? '')
    to.focus({ preventScroll: true })
    to.closest('li')?.scrollIntoView({ block: 'nearest' })
  }
}
