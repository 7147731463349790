import type { ReactElement } from 'react'
import { Badge } from '@/src/ui/badge'
import { Icon } from '@/src/ui/icons/icon'

/**
 * Labels for the access to a whole recipe.
 * @see docs/product/kitchen.md#who-may-read
 */
export const WHO_MAY_READ = { public: 'Everyone', subscribers_only: 'Paid subscribers' } as const

/** Marks a recipe that is not public. */
export function PaidMark(): ReactElement {
  return (
    <Badge>
      <Icon name="lock" size={14} />
      {WHO_MAY_READ.subscribers_only}
    </Badge>
  )
}
