'use client'

import { useCallback, useMemo } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import partStyles from '../../parts/parts.module.css'
import { SearchList } from '../../parts/search-list'
import { getAnnotation, withAnnotation } from '../annotated-line'
import type { LineCatalogues } from '../catalogues'
import type { IngredientLine } from '../ingredient-line'
import { useListContext } from '../list-context'
import { readLine } from '../typed-line'
import { withNouns } from '../writing/write-amount'
import { spanText, replaceSpanText } from '../writing/span-text'
import type { PartFormProps } from './form-props'

const OWN = 'own:'

/** The ingredient of a line: its link to the catalogue, and its name in the text. */
export function NameForm({ line, at, onDone, ownNames }: PartFormProps): ReactElement {
  const { catalogues } = useListContext()
  const words = at === null ? '' : spanText(getAnnotation(line), at)
  const title = catalogues.ingredients.get(line.ingredientId ?? '')?.title
  const choices = useNameChoices(catalogues, ownNames)
  const rename = useRename(line, at)
  const link = useCallback(
    (id: string | null) => onDone(withAnnotation(line, getAnnotation(line), catalogues, id)),
    [catalogues, line, onDone],
  )
  const own = useMemo(
    () => ({
      label: (typed: string) => `Use “${typed}” as typed`,
      onTake: (typed: string) => onDone(rename(typed)),
    }),
    [onDone, rename],
  )
  const choose = useCallback(
    (id: string | null) => {
      if (id?.startsWith(OWN)) onDone(rename(id.slice(OWN.length)))
      else link(id)
    },
    [link, onDone, rename],
  )
  return (
    <div className={partStyles.form}>
      <SearchList
        label="Ingredient"
        choices={choices}
        chosen={line.ingredientId}
        typed={title ?? words}
        onChoose={choose}
        own={own}
        noneLabel="No link to the catalogue"
      />
      {title === undefined || title.toLowerCase() === words.toLowerCase() ? null : (
        <div className={partStyles.linked}>
          <span>Linked to “{title}”</span>
          <Button kind="quiet" onClick={() => onDone(rename(title, line.ingredientId))}>
            Use its name
          </Button>
        </div>
      )}
    </div>
  )
}

/** Writes another name into the text, with the noun and the entry of the catalogue that it has. */
function useRename(
  line: IngredientLine,
  at: number | null,
): (name: string, ingredientId?: string | null) => IngredientLine {
  const { catalogues, tools } = useListContext()
  return useCallback(
    (name, ingredientId) => {
      const { read } = tools()
      const written = replaceSpanText(getAnnotation(line), at ?? -1, name)
      const found = read && readLine(read, written.text).ingredient
      const id = ingredientId === undefined ? (found?.id ?? null) : ingredientId
      return withAnnotation(line, withNouns(written, read), catalogues, id)
    },
    [at, catalogues, line, tools],
  )
}

function useNameChoices({ ingredients }: LineCatalogues, ownNames: readonly string[]) {
  return useMemo(
    () => [
      ...[...ingredients.values()].map(({ id, title, aliases }) => ({ id, label: title, aliases })),
      ...ownNames.map((name) => ({ id: OWN + name, label: name, detail: "The site's own" })),
    ],
    [ingredients, ownNames],
  )
}
