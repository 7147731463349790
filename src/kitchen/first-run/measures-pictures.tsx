import type { ReactElement, ReactNode } from 'react'
import styles from './measures.module.css'

const Picture = ({ children }: { children: ReactNode }): ReactElement => (
  <svg className={styles.picture} viewBox="0 0 240 132" aria-hidden="true" focusable="false">
    <path className={styles.table} d="M12 118h216" />
    {children}
  </svg>
)

/** A kitchen scale with a bowl of flour, and a jug marked in litres. */
export const MetricPicture = (): ReactElement => (
  <Picture>
    <path className={styles.food} d="M46 42q10-22 32-22t32 22z" />
    <path className={styles.thing} d="M38 42h80a40 30 0 0 1-80 0z" />
    <path className={styles.thing} d="M44 76h68v7H44z" />
    <path className={styles.thing} d="M38 83h80l8 35H30z" />
    <rect className={styles.display} x="52" y="91" width="52" height="20" rx="4" />
    <text className={styles.figures} x="78" y="105">
      250 g
    </text>
    <Jug marks={['½ l', '¼ l']} />
  </Picture>
)

/** A measuring cup of flour with a smaller one, and a jug marked in ounces. */
export const UsPicture = (): ReactElement => (
  <Picture>
    <path className={styles.food} d="M26 58q8-20 30-20t30 20z" />
    <path className={styles.thing} d="M84 62h48a5 5 0 0 1 0 10H82z" />
    <path className={styles.thing} d="M20 58h72l-6 52q-1 8-9 8H35q-8 0-9-8z" />
    <text className={styles.words} x="56" y="94">
      1 cup
    </text>
    <path className={styles.thing} d="M132 95h22a4 4 0 0 1 0 8h-23z" />
    <path className={styles.thing} d="M98 92h36l-4 21q-1 5-6 5h-16q-5 0-6-5z" />
    <text className={styles.small} x="116" y="110">
      ½
    </text>
    <Jug marks={['8 oz', '4 oz']} />
  </Picture>
)

/** A glass jug with two marks, filled between them. */
function Jug({ marks: [upper, lower] }: { marks: readonly [string, string] }): ReactElement {
  return (
    <>
      <path className={styles.handle} d="M214 52h7q7 0 7 7v24q0 7-7 7h-9" />
      <path className={styles.liquid} d="M164 76h49l-3 36q-1 6-6 6h-31q-6 0-7-6z" />
      <path className={styles.glass} d="M156 34h60l-5 78q-1 6-7 6h-31q-6 0-7-6l-4-66z" />
      <path className={styles.mark} d="M164 60h10M166 93h10" />
      <text className={styles.small} x="195" y="65">
        {upper}
      </text>
      <text className={styles.small} x="195" y="98">
        {lower}
      </text>
    </>
  )
}
