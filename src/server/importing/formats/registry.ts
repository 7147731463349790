import type { ImportFormat } from './format'
import { html } from './html'
import { pagesJsonl } from './pages-jsonl'

/** All formats, the most particular first: the first that knows a file takes it. */
export const FORMATS: readonly ImportFormat[] = [pagesJsonl, html]

/** A format by its name; undefined when there is none. */
export const formatNamed = (name: string): ImportFormat | undefined =>
  FORMATS.find((format) => format.name === name)
