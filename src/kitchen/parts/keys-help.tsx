'use client'

import { Fragment, useState } from 'react'
import type { ReactElement } from 'react'
import { Dialog } from '@/src/ui/windows/dialog'
import { CheckField } from '@/src/ui/form/field'
import { KeyCap } from '@/src/ui/key-cap'
import styles from './keys-help.module.css'
import { hasLetterKeys, setLetterKeys } from './letter-keys'

/** A line of the keyboard help: keys and their action. */
export type KeyHelp = { keys: readonly string[]; does: string; group?: string }

type KeysHelpProps = {
  lines: readonly KeyHelp[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * The keyboard help, with the switch for single-letter shortcuts: the keys of the screen, then those of
 * each part of it under a heading.
 * @see docs/product/kitchen.md#keys
 */
export function KeysHelp({ lines, isOpen, onOpenChange }: KeysHelpProps): ReactElement {
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onOpenChange={onOpenChange}>
      {groupsOf(lines).map(({ heading, lines: own }) => (
        <Fragment key={heading}>
          {heading === '' ? null : <h3 className={styles.heading}>{heading}</h3>}
          <Lines lines={own} />
        </Fragment>
      ))}
      <LetterSwitch />
    </Dialog>
  )
}

/** The lines of each group; those without a group, which apply to the whole screen, come first. */
function groupsOf(lines: readonly KeyHelp[]): { heading: string; lines: KeyHelp[] }[] {
  const headings = new Set(['', ...lines.map(({ group = '' }) => group)])
  return [...headings].map((heading) => ({
    heading,
    lines: lines.filter(({ group = '' }) => group === heading),
  }))
}

function Lines({ lines }: { lines: readonly KeyHelp[] }): ReactElement {
  return (
    <dl className={styles.lines}>
      {lines.map(({ keys, does }) => (
        <div key={does} className={styles.line}>
          <dt className={styles.keys}>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 ? <span className={styles.or}>or</span> : null}
                <KeyCap>{key}</KeyCap>
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

function LetterSwitch(): ReactElement {
  const [isOn, setOn] = useState(hasLetterKeys)
  return (
    <CheckField
      label="Use single-letter keys"
      checked={isOn}
      onChange={(event) => {
        setOn(event.target.checked)
        setLetterKeys(event.target.checked)
      }}
    />
  )
}
