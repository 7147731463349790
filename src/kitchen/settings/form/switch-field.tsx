import { useId } from 'react'
import type { ReactElement } from 'react'
import { CheckField } from '@/src/ui/form/field'
import styles from '../settings.module.css'

type SwitchFieldProps = {
  label: string
  words: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that is on or off, with its explanation. */
export function SwitchField({ label, words, isOn, onChange }: SwitchFieldProps): ReactElement {
  const id = useId()
  return (
    <div className={styles.switch}>
      <CheckField
        label={label}
        checked={isOn}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={id} className={styles.hint}>
        {words}
      </p>
    </div>
  )
}
