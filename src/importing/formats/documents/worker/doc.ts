import WordExtractor from 'word-extractor'
import {
  isIngredientsTitle,
  isInstructionsTitle,
} from '@/src/parsing/web-page/layout/section-words'
import type { ConvertedDocument } from './document'
import { DocumentProblem } from './document'
import { escapeHtml } from './paragraphs'

/** Streams of an OLE file that identify its program, with the message for it. */
const OTHERS: readonly [string, string][] = [
  [
    'EncryptedPackage',
    'This document is locked with a password. Open it in Word, remove the password, save it and import that.',
  ],
  ['Workbook', 'This file is an Excel workbook. Save it as CSV and import that.'],
  ['Book', 'This file is an Excel workbook. Save it as CSV and import that.'],
  [
    'PowerPoint Document',
    'This file is a PowerPoint presentation. Save it as PDF and import that.',
  ],
]

/**
 * Converts an old Word document (`.doc`, Word 97 to 2003) to its text without formatting.
 * @throws DocumentProblem for a locked or damaged document, or one of another program
 */
export async function convertDoc(bytes: Buffer): Promise<ConvertedDocument> {
  if (!hasStream(bytes, 'WordDocument')) throw new DocumentProblem(otherProblem(bytes))
  if (isEncrypted(bytes)) throw new DocumentProblem(LOCKED)
  const body = await new WordExtractor()
    .extract(bytes)
    .then((document) => document.getBody())
    .catch((error: unknown) => {
      throw new DocumentProblem(UNREADABLE, { cause: error })
    })
  const html = body
    .split('\f')
    .map((page) =>
      page
        .replaceAll(COLUMN_BREAK, '\n')
        .replaceAll(LINE_BREAK, '\n')
        .split('\n')
        .map(lineHtml)
        .join(''),
    )
    .join('<hr>')
  return { html, warnings: [] }
}

const LINE_BREAK = '\u000b'
const COLUMN_BREAK = '\u000e'

/**
 * Cells end with tabs; the cells of a row form one line unless a section of the recipe starts in
 * one.
 */
const lineHtml = (line: string): string => {
  const cells = line.split('\t').map((cell) => cell.trim())
  const isSections = cells.some((cell) => isIngredientsTitle(cell) || isInstructionsTitle(cell))
  return (isSections ? cells : [cells.join(' ').trim()])
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('')
}

const SAVE_AGAIN = 'Open it in Word or LibreOffice, save it as .docx and import that.'

const LOCKED = `This document is locked with a password. ${SAVE_AGAIN}`
const UNREADABLE = `This old Word document (.doc) cannot be read. ${SAVE_AGAIN}`

const SECTOR = 512
/** Magic number of the text stream, and position and bit of the encryption flag. */
const FIB_MAGIC = 0xa5ec
const FLAGS_AT = 10
const ENCRYPTED = 0x0100

function isEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + FLAGS_AT + 2 <= bytes.length; at += SECTOR) {
    if (bytes.readUInt16LE(at) === FIB_MAGIC) {
      return (bytes.readUInt16LE(at + FLAGS_AT) & ENCRYPTED) !== 0
    }
  }
  return false
}

function otherProblem(bytes: Buffer): string {
  const found = OTHERS.find(([name]) => hasStream(bytes, name))
  return (
    found?.[1] ??
    'This old Office document is damaged or was created by an unsupported program. Save it as .docx and import that.'
  )
}

/** Names of streams are UTF-16, and end with two zeros. */
const hasStream = (bytes: Buffer, name: string): boolean =>
  bytes.includes(Buffer.from(`${name}\0`, 'utf16le'))
