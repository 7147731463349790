import type { ComponentType, ReactElement, ReactNode } from 'react'
import { buttonClass } from '../button'
import { Icon } from '../icons/icon'
import styles from './dialog-head.module.css'

type DialogHeadProps = {
  title: string
  /** The library's own, which name the dialog and close it. */
  Title: ComponentType<{ className?: string; children?: ReactNode }>
  Close: ComponentType<{ className?: string; children?: ReactNode; 'aria-label'?: string }>
}

/** The header of a dialog: title and close button. */
export function DialogHead({ title, Title, Close }: DialogHeadProps): ReactElement {
  return (
    <div className={styles.head}>
      <Title className={styles.title ?? ''}>{title}</Title>
      <Close className={buttonClass({ kind: 'icon' })} aria-label="Close">
        <Icon name="close" />
      </Close>
    </div>
  )
}
