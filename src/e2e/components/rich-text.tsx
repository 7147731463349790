import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReactElement } from 'react'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { RichTextEditor } from '@/src/kitchen/editor/rich-text/rich-text-editor'
import { mount } from './mount'

function Page(): ReactElement {
  const [value, setValue] = useState<RichTextDocument>([])
  useLayoutEffect(() => {
    window.value = value
    window.give = (next) => flushSync(() => setValue(next as RichTextDocument))
  })
  return (
    <>
      <h1>Story</h1>
      <RichTextEditor
        value={value}
        onChange={setValue}
        label="Story"
        placeholder="Tell the story"
      />
      <button type="button">Behind the text</button>
    </>
  )
}

mount(<Page />)
