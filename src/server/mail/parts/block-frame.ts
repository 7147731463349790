import type { TextDirection } from '@/src/domain/language/text-direction'
import type { MailLook } from './mail-look'

/** What the parts of a newsletter share: its look and direction. */
export type BlockFrame = { look: MailLook; direction: TextDirection }
