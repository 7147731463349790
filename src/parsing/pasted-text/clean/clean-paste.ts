import { withoutDoubleEncoding } from '@/src/parsing/double-encoding'
import { withoutRaisedTags } from '@/src/parsing/plain-text'
import { withoutCalls, withoutHashtags } from './caption'
import { withoutChatMarks } from './chat'
import type { Cleaned, Rule } from './cleaned'
import { withoutColumns } from './columns'
import { withoutFormulas } from './formulas'
import { withoutLeaders } from './leaders'
import { withoutMailEnd, withoutMailHeaders, withoutQuoting } from './mail'
import { withoutCountedLists } from './numbered-lists'
import { withoutPageHeads } from './page-heads'
import { withReferenceTables } from './reference-tables'
import { withoutRunningText } from './running-text'
import { withoutScanErrors } from './scanned'
import { withPartedStepLabels } from './step-labels'
import { withoutTables } from './table'
import { withoutWraps } from './wrapped'

const RULES: readonly Rule[] = [
  withoutQuoting,
  withoutMailHeaders,
  withoutMailEnd,
  withoutChatMarks,
  withoutHashtags,
  withoutCalls,
  withoutPageHeads,
  withReferenceTables,
  withoutTables,
  withoutFormulas,
  withoutScanErrors,
  withoutLeaders,
  withoutColumns,
  withoutWraps,
  withPartedStepLabels,
  withoutCountedLists,
  withoutRunningText,
]

/**
 * A pasted text as the lines its writer meant: without the marks of mails, chats, captions, tables and
 * printed columns. What is taken out is kept, so that nothing is lost in silence.
 * @see docs/product/import-and-export.md#pasted-words
 */
export function cleanPaste(text: string): Cleaned {
  const lines = withoutRaisedTags(withoutDoubleEncoding(text))
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    // The stroke that stretches Arabic words says nothing and hides titles.
    .replace(/\u0640/g, '')
    .split(/\r\n|\r|\n|\u2028|\u2029/)
  const paste: Cleaned = { lines, left: [], subject: null, hashtags: [], speakers: [], notes: [] }
  return RULES.reduce((cleaned, rule) => rule(cleaned), paste)
}
