/**
 * Access levels of a user for an object, as named by rules. A rule requires one level; at the same site a
 * higher level includes the lower ones (an owner is an editor, a platform admin is everything but `self`).
 */
export const LEVELS = [
  /** Everybody, signed in or not. */
  'anyone',
  'signed-in',
  /** May read locked recipes of the site. */
  'paying',
  /** Owns or edits at least one site. */
  'worker',
  /** The object belongs to the user: a profile, an upload, a comment. */
  'self',
  /** Edits the site that the object belongs to. */
  'editor',
  /** Owns the site that the object belongs to. */
  'owner',
  /** Runs the platform. */
  'admin',
  /** Nobody: written by the server itself, or hidden from every client. */
  'nobody',
] as const
export type Level = (typeof LEVELS)[number]

/** A permission: the levels of which one is required, and the reason. */
export type Rule<Asked extends Level = Level> = Readonly<{
  anyOf: readonly Asked[]
  because: string
}>

/** Builds a rule of the policy. */
export const rule = <const Asked extends Level>(
  anyOf: Asked | readonly Asked[],
  because: string,
): Rule<Asked> => ({ anyOf: typeof anyOf === 'string' ? [anyOf] : anyOf, because })

/** All levels that a user has for an object. */
export type AccessLevels = ReadonlySet<Level>

/** Facts about a user and an object; a missing fact is false. */
export type AccessFacts = Readonly<{
  userId: string | null
  isPlatformAdmin?: boolean
  /** The person owns or edits some site. */
  isWorker?: boolean
  isEditor?: boolean
  isOwner?: boolean
  isPaying?: boolean
  isSelf?: boolean
}>

/** Computes a user's levels for an object. */
export function getAccessLevels(facts: AccessFacts): AccessLevels {
  const isAdmin = facts.userId !== null && facts.isPlatformAdmin === true
  const isOwner = isAdmin || facts.isOwner === true
  const isEditor = isOwner || facts.isEditor === true
  const held: Readonly<Record<Exclude<Level, 'nobody'>, boolean>> = {
    anyone: true,
    'signed-in': facts.userId !== null,
    paying: isEditor || facts.isPaying === true,
    worker: isEditor || facts.isWorker === true,
    self: facts.isSelf === true,
    editor: isEditor,
    owner: isOwner,
    admin: isAdmin,
  }
  return new Set(LEVELS.filter((level) => level !== 'nobody' && held[level]))
}

/** Returns whether a rule allows a user with these levels: the only place that decides. */
export const allows = ({ anyOf }: Rule, levels: AccessLevels): boolean =>
  anyOf.some((level) => levels.has(level))
