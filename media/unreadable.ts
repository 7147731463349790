import { MAX_PIXELS, MAX_SIDE } from './limits'

/** An upload that is not an accepted picture; the message is shown to the user. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError'
}

/** Builds the error for a file with an invalid structure. */
export const damagedPictureError = (cause?: unknown): UnreadablePictureError =>
  new UnreadablePictureError(
    'This file is damaged or not a picture.',
    cause === undefined ? {} : { cause },
  )

/** A picture that would take too much memory to show. */
export const tooManyPixelsError = (): UnreadablePictureError =>
  new UnreadablePictureError(
    `This picture has more than ${MAX_PIXELS / 1_000_000} megapixels. Please make it smaller.`,
  )

/** Builds the error for a picture that exceeds the limits of all served formats. */
export const tooLong = (): UnreadablePictureError =>
  new UnreadablePictureError(
    `This picture is wider or higher than ${MAX_SIDE.toLocaleString('en-US')} pixels. Please make it smaller.`,
  )
