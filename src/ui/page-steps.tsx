import type { ReactElement } from 'react'
import { ButtonLink } from './button'
import { Icon } from './icons/icon'
import { isPlainClick } from './form/segments'
import styles from './page-steps.module.css'

type PageStepsProps = {
  page: number
  pageSize: number
  total: number
  hrefOf: (page: number) => string
  onChange: (page: number) => void
}

/** `51 to 100 of 1,240`, with the ways forward and back; nothing while all fits one page. */
export function PageSteps({
  page,
  pageSize,
  total,
  hrefOf,
  onChange,
}: PageStepsProps): ReactElement | null {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const from = (page - 1) * pageSize + 1
  const step = (target: number, label: string, icon: 'arrow-left' | 'arrow-right') => (
    <Step
      label={label}
      icon={icon}
      href={target >= 1 && target <= last ? hrefOf(target) : null}
      onStep={() => onChange(target)}
    />
  )
  return (
    <nav className={styles.steps} aria-label="Pages">
      <span className={styles.range}>
        {from.toLocaleString('en')} to {Math.min(total, page * pageSize).toLocaleString('en')} of{' '}
        {total.toLocaleString('en')}
      </span>
      {step(page - 1, 'Previous page', 'arrow-left')}
      {step(page + 1, 'Next page', 'arrow-right')}
    </nav>
  )
}

type StepProps = {
  label: string
  icon: 'arrow-left' | 'arrow-right'
  /** Null at the end. */
  href: string | null
  onStep: () => void
}

function Step({ label, icon, href, onStep }: StepProps): ReactElement {
  if (href === null) {
    return (
      <span className={styles.end}>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <ButtonLink
      kind="icon"
      href={href}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onStep()
      }}
    >
      <Icon name={icon} />
    </ButtonLink>
  )
}
