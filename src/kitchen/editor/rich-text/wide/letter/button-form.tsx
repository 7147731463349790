'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { MAX_BUTTON_LABEL } from '@/src/domain/rich-text/document'
import type { ButtonBlock } from '@/src/domain/rich-text/document'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import styles from '../../../parts/parts.module.css'
import { parseTypedUrl } from '../../bar/typed-address'

type Props = {
  button: Omit<ButtonBlock, 'type'>
  isNew: boolean
  onSave: (button: ButtonBlock) => void
}

/** The label and the address of a button. */
export function ButtonForm({ button, isNew, onSave }: Props): ReactElement {
  const [label, setLabel] = useState(button.label)
  const [address, setAddress] = useState(button.href)
  const [isChecked, setChecked] = useState(false)
  const words = label.trim()
  const href = typedHref(address.trim())
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setChecked(true)
        if (words !== '' && href !== null) onSave({ type: 'button', label: words, href })
      }}
    >
      <TextField
        label="Label"
        dir="auto"
        maxLength={MAX_BUTTON_LABEL}
        value={label}
        error={isChecked && words === '' ? 'Enter a label' : null}
        onChange={(event) => setLabel(event.target.value)}
      />
      <TextField
        label="Address"
        placeholder="https://"
        hint="A web address, an email address, or a path on your site such as /subscribe"
        value={address}
        error={
          isChecked && href === null ? 'Enter a web address, or a path such as /subscribe' : null
        }
        onChange={(event) => setAddress(event.target.value)}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {isNew ? 'Insert' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

/** The path or address that was typed; null if it is neither. */
function typedHref(typed: string): string | null {
  const href = typed.startsWith('/') ? typed : parseTypedUrl(typed)
  return isSitePath(href) || isWebAddress(href) ? href : null
}
