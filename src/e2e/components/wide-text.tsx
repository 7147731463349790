import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReactElement } from 'react'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { WideTextEditor } from '@/src/kitchen/editor/rich-text/rich-text-editor'
import type { KnownPicture } from '@/src/kitchen/editor/rich-text/wide/pictures/text-pictures'
import { mount } from './mount'

/** A picture that the document knows. */
const LOAF: KnownPicture = {
  id: '0b9b1c5e-6c36-4c60-8f3e-3d3a1e1f8a01',
  key: 'loaf.jpg',
  width: 900,
  height: 600,
  lqip: null,
  alt: 'A loaf',
}

function Page(): ReactElement {
  const [value, setValue] = useState<WideDocument>([])
  const [known, setKnown] = useState<readonly KnownPicture[]>([LOAF])
  const pictures = {
    site: 'ferment',
    imageOf: (id: string) => known.find((picture) => picture.id === id),
    know: (picture: KnownPicture) =>
      setKnown((all) => [...all.filter(({ id }) => id !== picture.id), picture]),
  }
  useLayoutEffect(() => {
    window.value = value
    window.give = (next) => flushSync(() => setValue(next as WideDocument))
  })
  return (
    <>
      <h1>Story</h1>
      <WideTextEditor
        value={value}
        onChange={setValue}
        label="Story"
        placeholder="Tell the story"
        pictures={pictures}
      />
    </>
  )
}

mount(<Page />)
