import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '@/src/domain/import-limits'
import { RefusedFile } from '../../uploads/refused-file'

/** A file with its path in the chosen folder. */
export type ChosenFile = { path: string; file: File }

/** Opens the file dialog for files or a folder; resolves empty if it is cancelled. */
export function chooseFiles(what: 'files' | 'folder'): Promise<ChosenFile[]> {
  return new Promise((resolve) => {
    const chooser = document.createElement('input')
    chooser.type = 'file'
    chooser.multiple = true
    chooser.webkitdirectory = what === 'folder'
    chooser.addEventListener('change', () =>
      resolve(
        [...(chooser.files ?? [])].map((file) => ({
          path: file.webkitRelativePath || file.name,
          file,
        })),
      ),
    )
    chooser.addEventListener('cancel', () => resolve([]))
    chooser.click()
  })
}

/** The files that are dropped, those in dropped folders too. */
export async function droppedFiles(data: DataTransfer): Promise<ChosenFile[]> {
  // Entries must be read before the first await: the browser empties the list after the event.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry())
  const plain = [...data.files].map((file) => ({ path: file.name, file }))
  if (!entries.some((entry) => entry?.isDirectory)) return plain
  const found = await Promise.all(entries.flatMap((entry) => (entry ? [filesBelow(entry)] : [])))
  return found.flat()
}

async function filesBelow(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const found: ChosenFile[] = []
  for (;;) {
    // A hundred at a time, until none is left.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return found
    for (const each of some) found.push(...(await filesBelow(each)))
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** Whether a file is one that operating systems leave in folders. */
const isJunk = (path: string): boolean =>
  /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|__MACOSX)(?:\/|$)/i.test(path)

/**
 * The files that are sent, in the order of their paths.
 * @throws RefusedFile for nothing, empty files alone, or too much
 * @see docs/product/import-and-export.md#imports
 */
export function filesToSend(chosen: readonly ChosenFile[]): ChosenFile[] {
  const files = chosen
    .filter(({ path }) => chosen.length === 1 || !isJunk(path))
    .sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
  const [first] = files
  if (!first) throw new RefusedFile('This folder is empty.')
  const size = files.reduce((sum, { file }) => sum + file.size, 0)
  if (size === 0) {
    throw new RefusedFile(
      files.length === 1 ? `“${first.file.name}” is empty.` : 'All of these files are empty.',
    )
  }
  if (files.length > MAX_IMPORT_FILES) {
    const most = MAX_IMPORT_FILES.toLocaleString('en')
    throw new RefusedFile(
      `These are more than ${most} files. Put them into a zip file and upload that.`,
    )
  }
  if (size > MAX_IMPORT_BYTES) {
    const most = MAX_IMPORT_BYTES / 1024 ** 3
    throw new RefusedFile(
      files.length === 1
        ? `“${first.file.name}” is larger than ${most} GB. Export it in parts, or leave its pictures out: they are fetched.`
        : `Together, these files are larger than ${most} GB. Upload them in parts.`,
    )
  }
  return files
}
