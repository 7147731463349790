import { repairDoubleEncoding } from '@/src/parsing/double-encoding'
import { removeRaisedTags } from '@/src/parsing/plain-text'
import { removeCallsToAction, extractHashtags } from './caption'
import { removeChatMarks } from './chat'
import type { CleanedText, CleaningRule } from './cleaned'
import { joinColumns } from './columns'
import { convertFormulas } from './formulas'
import { convertLeaders } from './leaders'
import { removeMailEnd, removeMailHeaders, removeQuoting } from './mail'
import { normaliseNumbering } from './numbered-lists'
import { removePageHeaders } from './page-heads'
import { extractReferenceTables } from './reference-tables'
import { splitRunningText } from './running-text'
import { repairScanErrors } from './scanned'
import { separateStepLabels } from './step-labels'
import { convertTables } from './table'
import { joinWrappedLines } from './wrapped'

const RULES: readonly CleaningRule[] = [
  removeQuoting,
  removeMailHeaders,
  removeMailEnd,
  removeChatMarks,
  extractHashtags,
  removeCallsToAction,
  removePageHeaders,
  extractReferenceTables,
  convertTables,
  convertFormulas,
  repairScanErrors,
  convertLeaders,
  joinColumns,
  joinWrappedLines,
  separateStepLabels,
  normaliseNumbering,
  splitRunningText,
]

/**
 * Cleans a pasted text into the lines that its author wrote, without the marks of mails, chats,
 * captions, tables and columns. Removed text is returned as well.
 * @see docs/product/import-and-export.md#pasted-words
 */
export function cleanPaste(text: string): CleanedText {
  const lines = removeRaisedTags(repairDoubleEncoding(text))
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    // The Arabic kashida has no meaning and hides titles.
    .replace(/\u0640/g, '')
    .split(/\r\n|\r|\n|\u2028|\u2029/)
  const paste: CleanedText = {
    lines,
    left: [],
    subject: null,
    hashtags: [],
    speakers: [],
    notes: [],
  }
  return RULES.reduce((cleaned, rule) => rule(cleaned), paste)
}
