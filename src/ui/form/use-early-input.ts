'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Reports values entered into the fields of a served form before hydration, which the page shows but
 * React's state does not have: typed, or filled in by the browser.
 * @param take is called once per changed field with its name and value; an unticked checkbox has ''.
 * @returns the ref of the form or fieldset
 * @see docs/product/site-frame.md#before-the-script-has-come
 */
export function useEarlyInput<Holder extends HTMLFormElement | HTMLFieldSetElement>(
  take: (name: string, value: string) => void,
): RefObject<Holder | null> {
  const holder = useRef<Holder>(null)
  const takeOver = useEffectEvent(() => {
    for (const field of holder.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        const entered = enteredIn(field)
        if (entered !== null) take(field.name, entered)
      }
  })
  useEffect(() => takeOver(), [])
  return holder
}

/** The value entered into a field; null when it is as it was served. */
function enteredIn(field: HTMLInputElement | HTMLTextAreaElement): string | null {
  if (field instanceof HTMLTextAreaElement) return changedValue(field)
  if (field.type === 'radio') return field.checked && !field.defaultChecked ? field.value : null
  if (field.type === 'checkbox')
    return field.checked === field.defaultChecked ? null : field.checked ? field.value : ''
  return changedValue(field)
}

const changedValue = ({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement) =>
  value === defaultValue ? null : value
