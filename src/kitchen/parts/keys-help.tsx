'use client'

import { Fragment, useState } from 'react'
import type { ReactElement } from 'react'
import { Dialog } from '@/src/ui/windows/dialog'
import { CheckField } from '@/src/ui/form/field'
import { KeyCap } from '@/src/ui/key-cap'
import styles from './keys-help.module.css'
import { hasLetterKeys, setLetterKeys } from './letter-keys'

/** A line of the keyboard help: keys and their action. */
export type KeyHelp = { keys: readonly string[]; does: string }

type KeysHelpProps = {
  lines: readonly KeyHelp[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The keyboard help, with the switch for single-letter shortcuts. */
export function KeysHelp({ lines, isOpen, onOpenChange }: KeysHelpProps): ReactElement {
  return (
    <Dialog title="Keyboard" isOpen={isOpen} onOpenChange={onOpenChange}>
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
      <LetterSwitch />
    </Dialog>
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
