import type { TextDirection } from '@/src/domain/language/text-direction'
import type { MailColours } from './mail-colours'

/** What the parts of a newsletter share: its colours and direction. */
export type BlockFrame = { colours: MailColours; direction: TextDirection }
