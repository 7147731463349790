import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { ImportedLettersDeleted } from '../import'
import {
  Letter,
  LetterCreate,
  LettersPage,
  LettersQuery,
  ManagedLetter,
  ManagedLettersPage,
  ManagedLettersQuery,
} from '../letter/letter'
import {
  LetterDraft,
  LetterDraftPublish,
  LetterDraftSave,
  LetterDraftSaved,
  LetterVersion,
  LetterVersionContent,
} from '../letter/letter-draft'
import { VersionRestore } from '../recipe/draft'

const OneLetter = z.object({ letter: ManagedLetter })

/** Schemas of letters, their drafts and their history. @see docs/product/letters.md */
export const letterSchemas = {
  listManagedLetters: {
    summary: "Lists a site's letters, including unpublished ones, last changed first.",
    query: ManagedLettersQuery,
    answer: ManagedLettersPage,
  },
  createLetter: {
    summary: 'Creates a letter; it is published only if `publishedAt` is given.',
    body: LetterCreate,
    answer: OneLetter,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  getManagedLetter: {
    summary: 'Returns a stored letter with its whole text, without the changes of its draft.',
    answer: OneLetter,
  },
  deleteImportedLetters: {
    summary: 'Deletes the letters that an import created; edited or emailed ones stay.',
    answer: ImportedLettersDeleted,
  },
  deleteLetter: {
    summary: 'Deletes a letter with its draft and its history.',
    answer: z.object({}),
  },
  unpublishLetter: {
    summary: 'Unpublishes a letter: its page no longer exists until it is published again.',
    answer: OneLetter,
  },
  getLetterDraft: {
    summary:
      'Returns a letter and its draft; if no draft is stored, the letter in the format of a draft.',
    answer: LetterDraft,
  },
  saveLetterDraft: {
    summary:
      'Saves the draft of a letter without publishing it. Fails if the save is based on another revision, and returns the stored draft.',
    body: LetterDraftSave,
    answer: z.object({ draft: LetterDraftSaved }),
    errors: ['conflict'],
  },
  discardLetterDraft: {
    summary: 'Discards the draft of a letter; it is kept as a version in the history.',
    answer: z.object({}),
  },
  publishLetterDraft: {
    summary:
      'Publishes the draft of a letter and replaces the stored letter. Fails if the draft has another revision or is based on an older letter.',
    body: LetterDraftPublish,
    answer: OneLetter,
    errors: ['conflict'],
  },
  listLetterVersions: {
    summary: 'Lists the versions of a letter, newest first.',
    answer: z.object({
      versions: z.array(LetterVersion).describe('Versions, newest first; at most 200.'),
    }),
  },
  getLetterVersion: {
    summary: 'Returns a version of a letter with its content.',
    answer: z.object({ version: LetterVersionContent }),
  },
  restoreLetterVersion: {
    summary:
      'Restores a version as the draft of its letter; the draft that it replaces becomes a version.',
    body: VersionRestore,
    answer: LetterDraft,
    errors: ['conflict'],
  },
  listLetters: {
    summary: "Lists a site's published letters, newest first.",
    query: LettersQuery,
    answer: LettersPage,
  },
  getLetter: {
    summary:
      'Returns a published letter, as far as the caller may read it; other parts of its text are withheld.',
    answer: z.object({ letter: Letter }),
    redirects: true,
  },
} as const satisfies Record<string, CallSchema>
