import { MEGABYTE } from '@/src/domain/pictures/upload-limit'

const WHAT_TO_DO = {
  file: 'Please make it smaller.',
  video: 'Cut it, or save it with fewer pixels.',
} as const

/** The message about a file that is larger than the limit, in bytes. */
export const tooLargeWords = (what: keyof typeof WHAT_TO_DO, most: number): string =>
  `This ${what} is larger than ${most / MEGABYTE} MB. ${WHAT_TO_DO[what]}`
