import type { ReactElement } from 'react'
import { scriptJson } from '@/src/domain/recipes/structured-data'

/** Structured data in a page (JSON-LD). */
export function JsonLd({ data }: { data: unknown }): ReactElement {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  )
}
