'use client'

import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react'
import { isPlainClick } from '@/src/ui/form/segments'
import { navigate } from './navigate'

type KitchenLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link within the kitchen, followed without a new document; it can be opened elsewhere as any. */
export function KitchenLink(props: KitchenLinkProps): ReactElement {
  const { href, onClick, children, ...rest } = props
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
