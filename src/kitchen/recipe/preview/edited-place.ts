import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'

/**
 * The place on the recipe's page that was edited last, and the ref of the element whose focus determines
 * it. A place is the id of a row or a `RecipePlace`; null until something with a place was focused.
 * @see docs/product/kitchen.md#preview
 */
export function useEditedPlace(): [string | null, RefCallback<HTMLElement>] {
  const [place, setPlace] = useState<string | null>(null)
  const watch = useCallback((form: HTMLElement) => {
    const note = ({ target }: FocusEvent): void => {
      const part = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null
      setPlace((last) => part?.dataset['row'] ?? part?.dataset['place'] ?? last)
    }
    form.addEventListener('focusin', note)
    return () => form.removeEventListener('focusin', note)
  }, [])
  return [place, watch]
}

const PLACES = '[data-row], [data-place]'
