import { MEGABYTE } from '@/src/domain/pictures/upload-limit'

const WHAT_TO_DO = {
  file: 'Please make it smaller.',
  video: 'Shorten it, or save it at a lower resolution.',
} as const

/** Formats the message about a file larger than the limit, in bytes. */
export const tooLargeMessage = (what: keyof typeof WHAT_TO_DO, most: number): string =>
  `This ${what} is larger than ${most / MEGABYTE} MB. ${WHAT_TO_DO[what]}`
