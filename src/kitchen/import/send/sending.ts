'use client'

import { useSyncExternalStore } from 'react'
import { sendForm } from '@/src/api/send-form'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { whenFree } from '@/src/api/when-free'
import type { Import } from '@/src/contract/import'
import { queryClient } from '../../state/query-client'
import { canRetryUpload, uploadFailure } from '../../uploads/refused-file'
import { filesToSend } from './chosen-files'
import type { ChosenFile } from './chosen-files'

/** A pending or failed upload of files. */
export type ImportUpload = {
  name: string
  /** 0 to 1. */
  share: number
  /** The error message; null while it is pending. */
  failure: string | null
  /** Stops it, or dismisses the failure. */
  cancel: () => void
  /** Retries with the same files; null if that would fail again. */
  retry: (() => void) | null
}

// Global, not per screen: an upload continues while the user visits other screens.
const bySite = new Map<string, ImportUpload>()
const listeners = new Set<() => void>()

function tell(site: string, sending: ImportUpload | null): void {
  if (sending) bySite.set(site, sending)
  else bySite.delete(site)
  const isAny = [...bySite.values()].some(({ failure }) => failure === null)
  window.removeEventListener('beforeunload', askFirst)
  if (isAny) window.addEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The pending upload of a site; null without one. */
export const useImportUpload = (site: string): ImportUpload | null =>
  useSyncExternalStore(
    subscribe,
    () => bySite.get(site) ?? null,
    () => null,
  )

/**
 * Uploads files for a dry run. `useImportUpload` shows the progress; `onDone` gets the import.
 * @see docs/product/kitchen.md#import
 */
export async function sendFiles(
  site: string,
  chosen: readonly ChosenFile[],
  onDone: (made: Import) => void,
): Promise<void> {
  if (bySite.get(site)?.failure === null) return
  const name = nameOf(chosen)
  const controller = new AbortController()
  const cancel = (): void => {
    controller.abort()
    tell(site, null)
  }
  const show = (share: number): void =>
    tell(site, { name, share, failure: null, cancel, retry: null })
  let retry: (() => void) | null = null
  try {
    const files = filesToSend(chosen)
    retry = () => {
      tell(site, null)
      void sendFiles(site, chosen, onDone)
    }
    show(0)
    const { signal } = controller
    const { import: made } = await whenFree(
      () => sendForm('createImport', { site }, formOf(files), { signal, onProgress: show }),
      signal,
    )
    tell(site, null)
    void invalidateCalls(queryClient, ['listImports'])
    onDone(made)
  } catch (error) {
    if (controller.signal.aborted) return
    const failure = uploadFailure(name, error)
    tell(site, { name, share: 0, failure, cancel, retry: canRetryUpload(error) ? retry : null })
  }
}

function formOf(files: readonly ChosenFile[]): FormData {
  const form = new FormData()
  form.set('dryRun', 'true')
  for (const { path, file } of files) form.append('file', file, path)
  return form
}

function nameOf(chosen: readonly ChosenFile[]): string {
  const [first] = chosen
  if (chosen.length <= 1) return first?.file.name ?? 'Files'
  const top = first?.path.split('/')[0] ?? ''
  const isFolder = chosen.every(({ path }) => path.startsWith(`${top}/`))
  return isFolder ? top : `${chosen.length.toLocaleString('en')} files`
}
