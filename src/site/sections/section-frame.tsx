import type { ReactElement, ReactNode } from 'react'
import { classNames } from '@/src/ui/class-names'
import styles from './section-frame.module.css'

type SectionFrameProps = {
  heading?: string
  /** Beside the heading: a link on to more. */
  more?: { label: string; href: string }
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** The frame of a section: page width, heading and "more" link. */
export function SectionFrame(props: SectionFrameProps): ReactElement {
  return (
    <section className={classNames(styles.frame, props.className)} id={props.id}>
      <SectionHeading {...props} />
      {props.children}
    </section>
  )
}

/** The heading of a section with its "more" link. */
export function SectionHeading({
  heading,
  more,
}: Pick<SectionFrameProps, 'heading' | 'more'>): ReactElement | null {
  if (heading === undefined) return null
  return (
    <div className={styles.head}>
      <h2 className={styles.heading}>{heading}</h2>
      {more ? (
        <a className={styles.more} href={more.href}>
          {more.label}
        </a>
      ) : null}
    </div>
  )
}
