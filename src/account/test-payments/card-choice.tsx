import { useId } from 'react'
import type { ReactElement } from 'react'
import type { TestCheckout } from '@/src/contract/people/test-payment'
import { useEarlyInput } from '@/src/ui/form/use-early-input'
import { cardNumber } from './test-payment-text'
import styles from './test-payments.module.css'

type CardChoiceProps = {
  legend: string
  cards: TestCheckout['cards']
  value: string
  isDisabled?: boolean
  error: string | null
  onChange: (number: string) => void
}

/** A choice of test cards by their behaviour, with the error of the last payment. */
export function CardChoice({
  legend,
  cards,
  value,
  isDisabled = false,
  error,
  onChange,
}: CardChoiceProps): ReactElement {
  const id = useId()
  const early = useEarlyInput<HTMLFieldSetElement>((_, number) => onChange(number))
  return (
    <fieldset
      ref={early}
      className={styles.cards}
      disabled={isDisabled}
      aria-describedby={`${id}-error`}
    >
      <legend className={styles.legend}>{legend}</legend>
      {cards.map((card) => (
        <label key={card.number} className={styles.card}>
          <input
            type="radio"
            name={id}
            value={card.number}
            checked={card.number === value}
            onChange={() => onChange(card.number)}
          />
          <span className={styles.words}>{card.words}</span>
          <span className={styles.number}>{cardNumber(card.number)}</span>
        </label>
      ))}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </fieldset>
  )
}
