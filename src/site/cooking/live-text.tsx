'use client'

import type { ReactElement } from 'react'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { RichText } from '@/src/site/parts/page/rich-text'
import { useReferences } from './recipe-view'

/** Rich text of the recipe, its amounts and temperatures in the reader's measures. */
export function LiveText({
  document,
  under = 2,
}: {
  document: RichTextDocument
  under?: 2 | 3
}): ReactElement {
  return <RichText document={document} references={useReferences()} under={under} />
}
