import { settingNames } from '@/src/runtime/startup/settings/settings-schema'
import type { RawEnvironment } from '@/src/runtime/startup/settings/settings'

/** Names of settings that are secret, or may hold a password (addresses and headers do). */
const SECRET_NAME = /SECRET|KEY|TOKEN|PASSWORD|_URL$|_HEADERS$/

/** Returns the settings that are set and not secret: what an operator needs to set up a server again. */
export const storedSettings = (env: RawEnvironment): Record<string, string> =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = env[name]?.trim()
      return value && !SECRET_NAME.test(name) ? [[name, value]] : []
    }),
  )
