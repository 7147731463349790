import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import { Glyph } from '../parts/glyph'

/** The drawings of the kitchen's places. */
export type PlaceIconName =
  'pan' | 'stack' | 'email' | 'person' | 'speech' | 'chart' | 'settings' | 'inbox'

/** The drawing of a place: the product's own, or one of the kitchen. */
export function PlaceIcon({ name }: { name: PlaceIconName }): ReactElement {
  if (name === 'pan' || name === 'email' || name === 'person') return <Icon name={name} />
  return <Glyph name={name} />
}
