'use client'

import type { AriaAttributes, MouseEvent, ReactElement, ReactNode } from 'react'
import { isPlainClick } from '@/src/ui/form/segments'
import { selectionAddress } from './filters/selection'
import type { Selection } from './filters/selection'
import type { Browse } from './use-browse'

type SelectionLinkProps = {
  browse: Browse
  to: Selection
  className?: string | undefined
  'aria-current'?: AriaAttributes['aria-current']
  children: ReactNode
}

/** A link to another selection of recipes: a click changes the list in place. */
export function SelectionLink({
  browse,
  to,
  children,
  ...attributes
}: SelectionLinkProps): ReactElement {
  return (
    <a {...attributes} {...linkTo(to, browse)}>
      {children}
    </a>
  )
}

type LinkToSelection = { href: string; rel: string; onClick: (event: MouseEvent) => void }

/**
 * Props of a link to a selection of recipes: a click changes the list in place; in a new tab or without
 * script it opens the address of that selection.
 */
export const linkTo = (to: Selection, { change }: Pick<Browse, 'change'>): LinkToSelection => ({
  href: selectionAddress(to),
  rel: 'nofollow',
  onClick: (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    change(to)
  },
})
