'use client'

import { isValidElement, useLayoutEffect, useRef, useState } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode, RefObject } from 'react'
import { leaveIslands } from './roots'

/** The HTML that the server has drawn for a prop of an island. */
export type SlotMemory = { html: string | null }

/** In the browser, what an island gets for elements that the server has drawn. */
export const DrawnElsewhere: (props: { memory: SlotMemory }) => null = () => null

type SlotProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'div' | 'ul'
  children: ReactNode
  elementRef?: RefObject<HTMLElement | null>
}

/**
 * Shows elements that were passed to an island. The browser leaves those that the server has drawn alone,
 * and shows them again after they were away.
 */
export function Slot({ as: Tag = 'div', children, elementRef, ...rest }: SlotProps): ReactElement {
  if (isValidElement<{ memory: SlotMemory }>(children) && children.type === DrawnElsewhere) {
    return <LeftAlone as={Tag} memory={children.props.memory} elementRef={elementRef} {...rest} />
  }
  const set = (element: HTMLElement | null): void => {
    if (elementRef) elementRef.current = element
  }
  return (
    <Tag {...rest} ref={set}>
      {children}
    </Tag>
  )
}

function LeftAlone({
  as: Tag = 'div',
  memory,
  elementRef,
  ...rest
}: Omit<SlotProps, 'children' | 'elementRef'> & {
  memory: SlotMemory
  elementRef: SlotProps['elementRef'] | undefined
}): ReactElement {
  const own = useRef<HTMLElement>(null)
  // Fixed while it is there: React would write a changed one over the islands within.
  const [html] = useState(() => memory.html ?? '')
  useLayoutEffect(() => {
    const element = own.current
    if (elementRef) elementRef.current = element
    if (!element) return
    memory.html ??= element.innerHTML
    return () => leaveIslands(element)
  }, [memory, elementRef])
  const set = (element: HTMLElement | null): void => {
    own.current = element
  }
  return (
    <Tag {...rest} ref={set} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}
