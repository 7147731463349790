/** Kinds of files that the browser's own chooser offers: some phones name MOV by its ending alone. */
const ACCEPTED = 'video/mp4,video/webm,video/quicktime,.mp4,.m4v,.mov,.webm'

/** Opens the file dialog for a video; resolves with null if it is cancelled. */
export function chooseVideo(): Promise<File | null> {
  return new Promise((resolve) => {
    const chooser = document.createElement('input')
    chooser.type = 'file'
    chooser.accept = ACCEPTED
    chooser.addEventListener('change', () => resolve(chooser.files?.[0] ?? null))
    chooser.addEventListener('cancel', () => resolve(null))
    chooser.click()
  })
}
