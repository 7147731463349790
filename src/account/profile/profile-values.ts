import type { CallBody } from '@/src/contract/schemas'
import type { CurrentUser } from '@/src/contract/people/user'

/** The values of the profile form. */
export type ProfileValues = {
  displayName: string
  handle: string
  bio: string
  temperatureSystem: CurrentUser['temperatureSystem']
  avatar: CurrentUser['avatar']
}

/** The error messages by field. */
export type ProfileErrors = Partial<Record<'displayName' | 'handle' | 'bio', string>>

/** Converts a stored profile to form values. */
export const profileValues = (user: CurrentUser): ProfileValues => ({
  displayName: user.displayName ?? '',
  handle: user.handle ?? '',
  bio: user.bio ?? '',
  temperatureSystem: user.temperatureSystem,
  avatar: user.avatar,
})

const MAX_BIO = 5000
const LENGTH = 'Use 2 to 255 characters'

/**
 * Checks a profile before it is sent; a handle, once had, cannot be given up.
 * @see docs/product/accounts.md#profile
 */
export function profileErrors(
  values: ProfileValues,
  had: { handle: string | null },
): ProfileErrors {
  const displayName = nameError(values.displayName, true)
  const handle = nameError(values.handle, had.handle !== null)
  return {
    ...(displayName ? { displayName } : {}),
    ...(handle ? { handle } : {}),
    ...(values.bio.length > MAX_BIO ? { bio: `Use ${MAX_BIO} characters at most` } : {}),
  }
}

function nameError(value: string, isRequired: boolean): string | null {
  const { length } = value.trim()
  if (length === 0) return isRequired ? 'Required' : null
  return length < 2 || length > 255 ? LENGTH : null
}

/** The request body of a profile. */
export function profileBody(values: ProfileValues): CallBody<'updateCurrentUser'> {
  const { avatar, temperatureSystem } = values
  const handle = values.handle.trim()
  const bio = values.bio.trim()
  return {
    displayName: values.displayName.trim(),
    ...(handle === '' ? {} : { handle }),
    bio: bio === '' ? null : bio,
    temperatureSystem,
    avatar: avatar === null ? null : { id: avatar.id, crop: avatar.crop },
  }
}
