import { crc32, deflateRawSync } from 'node:zlib'

/**
 * An entry of a test archive. `claimedSize` is its declared size; a locked entry requires a
 * password; a name in bytes has no declared encoding, as in archives of old programs.
 */
export type ZipEntry = {
  name: string | Uint8Array
  data: string | Uint8Array
  claimedSize?: number
  isLocked?: boolean
}

/** Builds a zip archive by hand, so that it can be malformed. */
export function buildZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, data, claimedSize, isLocked = false } of entries) {
    const bytes = Buffer.from(data)
    const packed = deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE((typeof name === 'string' ? 0x800 : 0) | (isLocked ? 1 : 0), 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimedSize ?? bytes.length, 18)
    fields.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, nameBytes, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 0])
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), version, fields, tail, nameBytes]))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06'), end])
}
