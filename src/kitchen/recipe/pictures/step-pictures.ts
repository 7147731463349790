'use client'

import { useMemo } from 'react'
import { toast } from 'sonner'
import type { StepPictures } from '../../editor/steps/step-context'
import { smallPicture } from '../../pictures/picture-address'
import { uploadPicture } from '../../pictures/upload/upload'
import { uploadFailure } from '../../uploads/refused-file'
import { useDraft, useEditing } from '../recipe-context'

/** Opens the file dialog for pictures; resolves empty if it is cancelled. */
function chooseFiles(): Promise<File[]> {
  return new Promise((resolve) => {
    const chooser = document.createElement('input')
    chooser.type = 'file'
    chooser.accept = 'image/*,.heic,.heif'
    chooser.multiple = true
    chooser.addEventListener('change', () => resolve([...(chooser.files ?? [])]))
    chooser.addEventListener('cancel', () => resolve([]))
    chooser.click()
  })
}

/** Pictures of steps: chosen from this device and uploaded. */
export function useStepPictures(): StepPictures {
  const { store, site } = useEditing()
  const known = useDraft(({ known }) => known.images)
  return useMemo(
    () => ({
      urlOf: (id) => {
        const image = known.find((each) => each.id === id)
        return image ? smallPicture(image.key, 160) : null
      },
      pick: async () => {
        const ids: string[] = []
        for (const file of await chooseFiles()) {
          try {
            const options = { signal: new AbortController().signal, onProgress: () => undefined }
            const { id, key, width, height, lqip, alt } = await uploadPicture(
              site.slug,
              file,
              options,
            )
            store.addKnown({ images: [{ id, key, width, height, lqip, alt }] })
            ids.push(id)
          } catch (error) {
            toast.error(uploadFailure(file.name, error))
          }
        }
        return ids
      },
    }),
    [known, store, site.slug],
  )
}
