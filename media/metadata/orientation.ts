/**
 * The smallest Exif there is: a TIFF header and one entry, how the camera was turned. All else that
 * cameras write (places, times, serial numbers) is left out.
 */
export function orientationTiff(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II', 0, 'latin1')
  tiff.writeUInt16LE(42, 2)
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}

/** Returns whether a picture must be rotated; false for 1 and unknown values. */
export const isRotated = (orientation: number | undefined): orientation is number =>
  orientation !== undefined && orientation > 1 && orientation <= 8
