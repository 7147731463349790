import type { TextDirection } from '@/src/domain/language/text-direction'
import type { MailLook } from './mail-look'

/** The look and direction of a newsletter, for all its blocks. */
export type BlockFrame = { look: MailLook; direction: TextDirection }
