import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReactElement } from 'react'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { WideTextEditor } from '@/src/kitchen/editor/rich-text/rich-text-editor'
import { mount } from './mount'

function Page(): ReactElement {
  const [value, setValue] = useState<WideDocument>([])
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
      />
    </>
  )
}

mount(<Page />)
