import { rule } from './levels'

/** Levels that a call can require: those known before its handler runs. */
export type CallLevel = 'anyone' | 'signed-in' | 'worker' | 'editor' | 'owner' | 'admin'

/** Rule of calls for everyone. */
export const anyone = rule('anyone', 'visitors read what is public, and ask for mails')
/** Rule of calls for signed-in users. */
export const signedIn = rule(
  'signed-in',
  'of the caller’s own account; finer rules are the object’s',
)
/** Rule of calls for users who work on a site. */
export const workers = rule('worker', 'the admin is for who works on a site')
/** Rule of calls for editors and the owner of a site. */
export const editors = rule(
  'editor',
  'who edits a site does everything on it but what is its owner’s',
)
/** Rule of calls for the owner of a site. */
export const owner = rule('owner', 'what is paid for a site, and where it answers, is its owner’s')
/** Rule of calls that send data to other servers. */
export const sendsAway = rule(
  'owner',
  'what a webhook sends leaves the platform: addresses of readers too',
)
/** Rule of calls that give readers access. */
export const givesAccess = rule(
  'owner',
  'who reads what is paid for, and gets mails, is its owner’s',
)
/** Rule of calls for platform admins. */
export const admins = rule('admin', 'the platform as a whole is for those who run it')
