/** An upload that is not an accepted video; the message is shown to the user. */
export class UnreadableVideoError extends Error {
  override readonly name = 'UnreadableVideoError'
}

/** Builds the error for a file of an unsupported type. */
export const unsupportedVideoError = (): UnreadableVideoError =>
  new UnreadableVideoError('This file is not an MP4, MOV or WebM video.')

/** Builds the error for a file with an invalid structure, or without its end. */
export const damagedVideoError = (): UnreadableVideoError =>
  new UnreadableVideoError(
    'This video is damaged or not whole. Play it on your device, and send it again if it plays there.',
  )

/** A video in an encoding that some browsers do not play. */
export const unplayableVideoError = (codec: string): UnreadableVideoError => {
  const words = `This video is encoded as ${codec}, which not all browsers play. Save it as MP4 with H.264 and send that.`
  const isOfPhone = codec.startsWith('HEVC') || codec.startsWith('Dolby')
  return new UnreadableVideoError(isOfPhone ? `${words} ${HOW_PHONES}` : words)
}

const HOW_PHONES = 'iPhones record H.264 when Settings, Camera, Formats says “Most Compatible”.'

/** A file with sound and no picture. */
export const audioOnlyError = (): UnreadableVideoError =>
  new UnreadableVideoError('This file has sound only. Send a video with a picture.')
