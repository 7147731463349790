import { z } from 'zod'

/** The documentation of an environment variable. */
export type SettingNote = {
  section:
    'Addresses' | 'Secrets' | 'Database' | 'Mail' | 'Search' | 'Storage' | 'Payments' | 'Running'
  /** One sentence, printed above the variable in `.env.example`. */
  description: string
  /** Completes "write …" in an error line. */
  hint: string
  /** The value shown in `.env.example`; the line is commented out. */
  example: string
}

/** Notes on each setting of the schema, from which `.env.example` is generated. */
export const settingNotes = z.registry<SettingNote>()
