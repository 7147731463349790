import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReactElement } from 'react'
import { lineCatalogues } from '@/src/kitchen/editor/ingredients/catalogues'
import { editableIngredients } from '@/src/kitchen/editor/ingredients/ingredient-line'
import type { IngredientGroup } from '@/src/kitchen/editor/ingredients/ingredient-line'
import { IngredientLines } from '@/src/kitchen/editor/ingredients/ingredient-lines'
import { useLineReader } from '@/src/kitchen/editor/parser/use-line-reader'
import { editableSteps } from '@/src/kitchen/editor/steps/step'
import type { StepGroup } from '@/src/kitchen/editor/steps/step'
import { StepsEditor } from '@/src/kitchen/editor/steps/steps-editor'
import { globals } from './globals'
import { mount } from './mount'

const catalogues = lineCatalogues(globals)
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72"><rect width="72" height="72" fill="#c96"/></svg>')}`
const pictures = {
  pick: () => Promise.resolve(['00000000-0000-4000-8009-000000000001']),
  urlOf: () => picture,
}

type Recipe = { ingredients: IngredientGroup[]; steps: StepGroup[] }

function Page(): ReactElement {
  const [recipe, setRecipe] = useState<Recipe>({ ingredients: [], steps: [] })
  const read = useLineReader(globals)
  useLayoutEffect(() => {
    window.value = recipe
    window.give = (next) => {
      const { ingredients, steps } = next as Recipe
      const given = { ingredients: editableIngredients(ingredients), steps: editableSteps(steps) }
      flushSync(() => setRecipe(given))
    }
  })
  return (
    <>
      <h1>Recipe</h1>
      <IngredientLines
        value={recipe.ingredients}
        onChange={(ingredients) => setRecipe((now) => ({ ...now, ingredients }))}
        catalogues={catalogues}
        read={read}
      />
      <h2>Steps</h2>
      <StepsEditor
        value={recipe.steps}
        onChange={(steps) => setRecipe((now) => ({ ...now, steps }))}
        ingredients={recipe.ingredients}
        catalogues={catalogues}
        read={read}
        servings={{ yieldServings: 4, yieldMax: null }}
        pictures={pictures}
      />
      <p data-is-ready={read !== null} />
    </>
  )
}

mount(<Page />)
