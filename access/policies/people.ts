import { rule } from '../levels'
import { KEPT_FROM_ALL, MADE_ELSEWHERE, operations, shown, TIMES, written } from '../policy'
import type { FieldRule, PolicyOf } from '../policy'

const self = rule(['self', 'admin'], 'a profile is its person’s')
const admins = rule('admin', 'who runs the platform looks after accounts')
const nobody = rule('nobody', 'told once, when the account was made')

/** The address signs in: only its person and the platform read it, only the platform changes it. */
const email: FieldRule = { read: self, create: admins, update: admins }
/** Where a person came from is the platform’s to know. */
const attribution: FieldRule = { read: admins, create: nobody, update: nobody }

/** People, as the call `updateCurrentUser` changes them. */
export const users = {
  belongs: 'person',
  read: self,
  create: admins,
  update: self,
  delete: admins,
  fields: [
    TIMES,
    written(self, ['displayName', 'handle', 'bio', 'avatar', 'avatarCrop', 'temperatureSystem']),
    written(admins, ['isPlatformAdmin']),
    { names: ['email'], rule: email },
    { names: ['signUpAttribution'], rule: attribution },
  ],
} as const satisfies PolicyOf<'users'>

/** Sessions: seen and ended by who runs the platform, without what would open them. */
export const authSessions = {
  ...MADE_ELSEWHERE,
  belongs: 'platform',
  read: admins,
  delete: rule('admin', 'a stolen session is ended'),
  fields: [
    TIMES,
    shown('written at sign-in', ['user', 'purpose', 'userAgent', 'lastUsedAt', 'expiresAt']),
  ],
} as const satisfies PolicyOf<'auth-sessions'>

const arranges = rule('worker', 'who works in the admin arranges it')

/** How somebody’s own lists look in the admin. */
export const preferences = {
  belongs: 'person',
  ...operations(rule('self', 'of one person’s admin')),
  create: arranges,
  fields: [TIMES, written(arranges, ['user', 'key', 'value'])],
} as const satisfies PolicyOf<'payload-preferences'>

/** Who has a document open: colleagues see each other’s locks and may take them over. */
export const locks = {
  ...KEPT_FROM_ALL,
  read: rule('worker', 'colleagues see who has a document open'),
  delete: rule('worker', 'a lock that was left behind is taken over'),
  fields: [TIMES, shown('kept by the admin itself', ['document', 'globalSlug', 'user'])],
} as const satisfies PolicyOf<'payload-locked-documents'>
