import type { ReactElement } from 'react'
import { scriptJson } from '@/src/domain/structured-data'

/** What a page says to search engines. */
export function JsonLd({ data }: { data: unknown }): ReactElement {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  )
}
