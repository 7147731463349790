/**
 * The standing of a user towards an object, as rules name it. A rule asks for one level; a higher standing at
 * the same site includes the lower ones (an owner is an editor, a platform admin is everything but `self`).
 */
export const LEVELS = [
  /** Everybody, signed in or not. */
  'anyone',
  'signed-in',
  /** May read locked recipes of the site. */
  'paying',
  /** Owns or edits some site, whichever. */
  'worker',
  /** The object is the person's own: a profile, an upload, a comment. */
  'self',
  /** Edits the site that the object belongs to. */
  'editor',
  /** Owns the site that the object belongs to. */
  'owner',
  /** Runs the platform. */
  'admin',
  /** Written by the server itself, or kept from everybody. */
  'nobody',
] as const
export type Level = (typeof LEVELS)[number]

/** A right: the levels of which it asks for one, and why. */
export type Rule<Asked extends Level = Level> = Readonly<{
  anyOf: readonly Asked[]
  because: string
}>

/** A rule of the policy. */
export const rule = <const Asked extends Level>(
  anyOf: Asked | readonly Asked[],
  because: string,
): Rule<Asked> => ({ anyOf: typeof anyOf === 'string' ? [anyOf] : anyOf, because })

/** All levels on which a person stands towards an object. */
export type Standing = ReadonlySet<Level>

/** Facts about a user and an object; a fact that is left out is false. */
export type StandingFacts = Readonly<{
  userId: string | null
  isPlatformAdmin?: boolean
  /** The person owns or edits some site. */
  isWorker?: boolean
  isEditor?: boolean
  isOwner?: boolean
  isPaying?: boolean
  isSelf?: boolean
}>

/** The standing of a user towards an object. */
export function standingOf(facts: StandingFacts): Standing {
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

/** Whether a rule lets somebody pass: the only place that decides. */
export const allows = ({ anyOf }: Rule, standing: Standing): boolean =>
  anyOf.some((level) => standing.has(level))
