import { StrictMode } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import '@/src/ui/app.css'

declare global {
  interface Window {
    /** The value that the component passed on last, for the test to read. */
    value?: unknown
    /** Passes a value to the component from outside; it is rendered when this returns. */
    give?: (value: unknown) => void
  }
}

/** Mounts a component on the page. */
export function mount(element: ReactElement): void {
  const place = document.getElementById('place')
  if (!place) throw new Error('The page has no place for a component')
  place.style.cssText = 'max-inline-size: 46rem; margin-inline: auto; padding: 1rem'
  createRoot(place).render(<StrictMode>{element}</StrictMode>)
}
