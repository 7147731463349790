'use client'

import { useEffect, useEffectEvent, useState } from 'react'

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name),
  )

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/**
 * Takes pictures that are dropped anywhere on the page, or pasted.
 * @returns whether files are being dragged over the page
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const take = useEffectEvent((data: DataTransfer | null): boolean => {
    const files = picturesIn(data)
    if (files.length > 0) onFiles(files)
    return files.length > 0
  })
  const dropped = useEffectEvent(onFiles)
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setDragging(true)
    }
    const drop = (event: DragEvent): void => {
      setDragging(false)
      // A part of the page with its own drop zone has handled them.
      if (!hasFiles(event) || event.defaultPrevented) return
      // Without this the browser shows the file in place of the page.
      event.preventDefault()
      // Other files too: the list of uploads shows an error beside their name.
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) dropped(files)
    }
    const paste = (event: ClipboardEvent): void => {
      if (!event.defaultPrevented && take(event.clipboardData)) event.preventDefault()
    }
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('dragleave', () => setDragging(false), { signal })
    document.addEventListener('paste', paste, { signal })
    return () => end.abort()
  }, [])
  return isDragging
}
