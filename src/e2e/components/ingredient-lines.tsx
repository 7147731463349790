import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReactElement } from 'react'
import { lineCatalogues } from '@/src/kitchen/editor/ingredients/catalogues'
import type { IngredientGroup } from '@/src/kitchen/editor/ingredients/ingredient-line'
import { editableIngredients } from '@/src/kitchen/editor/ingredients/ingredient-line'
import { IngredientLines } from '@/src/kitchen/editor/ingredients/ingredient-lines'
import { useLineReader } from '@/src/kitchen/editor/parser/use-line-reader'
import { globals } from './globals'
import { mount } from './mount'

const catalogues = lineCatalogues(globals)

function Page(): ReactElement {
  const [value, setValue] = useState<IngredientGroup[]>([])
  const read = useLineReader(globals)
  useLayoutEffect(() => {
    window.value = value
    window.give = (next) =>
      flushSync(() => setValue(editableIngredients(next as IngredientGroup[])))
  })
  return (
    <>
      <h1>Ingredients</h1>
      <IngredientLines
        value={value}
        onChange={setValue}
        catalogues={catalogues}
        read={read}
        ownNames={['Grandmother’s spice mix']}
      />
      <p data-is-ready={read !== null} />
    </>
  )
}

mount(<Page />)
