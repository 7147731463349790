import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { ProfileUpdate } from '@/src/contract/people/profile'
import type { CurrentUser } from '@/src/contract/people/user'
import { isUniqueViolation } from '../database/conflicts'
import { checkReferences, reference } from '../references'
import { withoutUndefined } from '../without-undefined'
import { getCurrentUser } from './current-user'

/**
 * Updates a user's own profile; omitted fields do not change.
 * @throws Failure `conflict` for a handle that is taken, `validation_failed` for an avatar of another user
 * @see docs/product/accounts.md#profile
 */
export async function updateProfile(
  payload: Payload,
  userId: string,
  { avatar, ...profile }: ProfileUpdate,
): Promise<CurrentUser> {
  await checkReferences(
    payload,
    { siteId: null, userId },
    reference('avatar.id', 'image', avatar?.id),
  )
  await payload
    .update({
      collection: 'users',
      id: userId,
      data: { ...withoutUndefined(profile), ...(avatar === undefined ? {} : avatarOf(avatar)) },
      depth: 0,
      select: {},
    })
    .catch(handleConflict)
  const current = await getCurrentUser(payload, userId, null)
  if (!current) throw new Failure('unauthorized', 'This account no longer exists.')
  return current.currentUser
}

const avatarOf = (avatar: NonNullable<ProfileUpdate['avatar']> | null) => ({
  avatar: avatar?.id ?? null,
  avatarCrop: avatar?.crop ?? { width: null, height: null, x: null, y: null },
})

function handleConflict(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new Failure('conflict', 'This handle is already taken.', {
    issues: [{ path: 'handle', message: 'Already taken' }],
  })
}
