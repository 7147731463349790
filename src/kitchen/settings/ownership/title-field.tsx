import type { ReactElement } from 'react'
import { TextField } from '@/src/ui/form/field'

type TitleFieldProps = {
  title: string
  typed: string
  error: string | undefined
  onType: (typed: string) => void
}

/** The field in which an owner types the title of the site again, as a confirmation. */
export function TitleField({ title, typed, error, onType }: TitleFieldProps): ReactElement {
  return (
    <TextField
      label="Title of the site"
      hint={`Type “${title}” to confirm.`}
      dir="auto"
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
