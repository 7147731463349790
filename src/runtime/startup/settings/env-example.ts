import { settingNotes } from '@/src/runtime/startup/settings/setting-notes'
import type { SettingNote } from '@/src/runtime/startup/settings/setting-notes'
import { environmentSchema, settingNames } from '@/src/runtime/startup/settings/settings-schema'

const HEAD = `# Settings of the product, generated from src/runtime/startup/settings/settings-schema.ts by \`npm run generate:env\`.
# Copy this file to .env and take away the # of what you set. \`npm start\` needs none of it:
# what is not set is run beside the product, or made up once.
`

const ORDER: readonly SettingNote['section'][] = [
  'Addresses',
  'Secrets',
  'Database',
  'Mail',
  'Search',
  'Storage',
  'Payments',
  'Running',
]

/** The text of `.env.example`: every variable by section, with its description. */
export function envExample(): string {
  const sections = ORDER.map((section) => {
    const entries = settingNames.flatMap((name) => {
      const note = settingNotes.get(environmentSchema.shape[name])
      return note?.section === section
        ? [`# ${note.description}\n# ${name}=${quoted(note.example)}\n`]
        : []
    })
    return `\n# --- ${section}\n\n${entries.join('\n')}`
  })
  return HEAD + sections.join('')
}

function quoted(value: string): string {
  return /[\s<>]/.test(value) ? `"${value}"` : value
}
