import { rule } from '../levels'
import {
  NO_ACCESS,
  SERVER_WRITES_ONLY,
  allOperations,
  readOnly,
  SERVER_FIELDS,
  writable,
} from '../policy'
import type { FieldRule, PolicyOf } from '../policy'

const self = rule(['self', 'admin'], 'a profile is its person’s')
const admins = rule('admin', 'who runs the platform looks after accounts')
const nobody = rule('nobody', 'told once, when the account was made')

/** The address signs in: only its person and the platform read it, only the platform changes it. */
const email: FieldRule = { read: self, create: admins, update: admins }
/** The origin of an account is visible to the platform only. */
const attribution: FieldRule = { read: admins, create: nobody, update: nobody }

/** People, as the call `updateCurrentUser` changes them. */
export const users = {
  belongs: 'person',
  read: self,
  create: admins,
  update: self,
  delete: admins,
  fields: [
    SERVER_FIELDS,
    writable(self, ['displayName', 'handle', 'bio', 'avatar', 'avatarCrop', 'temperatureSystem']),
    writable(admins, ['isPlatformAdmin']),
    { names: ['email'], rule: email },
    { names: ['signUpAttribution'], rule: attribution },
  ],
} as const satisfies PolicyOf<'users'>

/** Sessions: platform admins list and end them; token hashes are not shown. */
export const authSessions = {
  ...SERVER_WRITES_ONLY,
  belongs: 'platform',
  read: admins,
  delete: rule('admin', 'a stolen session is ended'),
  fields: [
    SERVER_FIELDS,
    readOnly('written at sign-in', [
      'user',
      'email',
      'purpose',
      'userAgent',
      'lastUsedAt',
      'expiresAt',
    ]),
  ],
} as const satisfies PolicyOf<'auth-sessions'>

const arranges = rule('worker', 'who works in the admin arranges it')

/** A user's own list settings in the admin. */
export const adminPreferences = {
  belongs: 'person',
  ...allOperations(rule('self', 'of one person’s admin')),
  create: arranges,
  fields: [SERVER_FIELDS, writable(arranges, ['user', 'key', 'value'])],
} as const satisfies PolicyOf<'payload-preferences'>

/** Locks of open documents: colleagues see each other’s and may take them over. */
export const documentLocks = {
  ...NO_ACCESS,
  read: rule('worker', 'colleagues see who has a document open'),
  delete: rule('worker', 'a lock that was left behind is taken over'),
  fields: [SERVER_FIELDS, readOnly('kept by the admin itself', ['document', 'globalSlug', 'user'])],
} as const satisfies PolicyOf<'payload-locked-documents'>
