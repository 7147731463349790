'use client'

import type { SiteDesign } from '@/src/contract/site/design'
import { createRecordContext } from '../record/record-context'
import type { DesignDocument } from './design-kind'

/** Further context of every part of the design panel. */
type Stage = {
  /** The path of the page that is beside the panel. */
  shownPage: string
  /** Shows another page of the site beside the panel, on phones in its place. */
  showPage: (path: string) => void
  /** Texts that readers have to see and that the style sheet hides, on the page beside the panel. */
  hiddenDuties: readonly string[]
}

/** The context of every part of the design panel, and its hooks. */
export const {
  EditingProvider: DesigningProvider,
  useEditing: useDesigning,
  useRecord: useDesign,
  useField: useDesignField,
  useIssue: useDesignIssue,
} = createRecordContext<DesignDocument, SiteDesign, SiteDesign['references'], Stage>()
