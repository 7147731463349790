/** A box of an MP4: its size, its name, and what is in it. */
export function box(type: string, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const versioned = (length: number): Buffer => Buffer.alloc(4 + length)

/** A creation time in the 4-byte form: a number that tests look for. */
const times = (): Buffer => Buffer.concat([versioned(0), Buffer.from('TIMETIME'), Buffer.alloc(20)])

const place = (): Buffer => box('udta', box('\u00a9xyz', '+52.5200+013.4050/'))

/** A track of a kind, such as `vide`, encoded as a codec, such as `avc1`, with notes of a camera. */
export const track = (kind: string, codec: string): Buffer =>
  box(
    'trak',
    box('tkhd', times()),
    box(
      'mdia',
      box('mdhd', times()),
      box('hdlr', versioned(4), kind, Buffer.alloc(13)),
      box(
        'minf',
        box('stbl', box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, 'x'.repeat(78)))),
      ),
    ),
    box('meta', 'com.example.device Secretcam'),
  )

type Mp4 = { brand?: string; tracks?: readonly Buffer[]; more?: readonly Buffer[] }

/** The bytes of an MP4 without real pictures, its index at the end as phones write it. */
export const mp4 = ({ brand = 'isom', tracks, more = [] }: Mp4 = {}): Buffer =>
  Buffer.concat([
    box('ftyp', brand, Buffer.alloc(4), brand),
    box('mdat', 'pictures and sound'),
    box(
      'moov',
      box('mvhd', times()),
      ...(tracks ?? [track('vide', 'avc1'), track('soun', 'mp4a')]),
      place(),
    ),
    ...more,
  ])

/** An element of a WebM; with `isOpen` its size is unknown, as of recordings. */
export function element(id: string, body: Uint8Array | string, isOpen = false): Buffer {
  const bytes = Buffer.from(body)
  const size = Buffer.alloc(8)
  size.writeUIntBE(bytes.length, 2, 6)
  size[0] = 0x01
  return Buffer.concat([
    Buffer.from(id, 'hex'),
    isOpen ? Buffer.from('01ffffffffffffff', 'hex') : size,
    bytes,
  ])
}

const tags = (): Buffer => element('1254c367', 'LOCATION +52.5200+013.4050 Secretcam')

const seekTo = (at: number): Buffer => {
  const position = Buffer.alloc(4)
  position.writeUInt32BE(at)
  const id = element('53ab', Buffer.from('1254c367', 'hex'))
  return element('114d9b74', element('4dbb', Buffer.concat([id, element('53ac', position)])))
}

type WebM = { docType?: string; codecs?: readonly string[]; isOpen?: boolean }

/** The bytes of a WebM without real pictures; its tags stand at its end, where the index says. */
export function webm({
  docType = 'webm',
  codecs = ['V_VP9', 'A_OPUS'],
  isOpen,
}: WebM = {}): Buffer {
  const info = element(
    '1549a966',
    Buffer.concat([element('4461', 'DATEDATE'), element('7ba9', 'Secretcam')]),
  )
  const entries = codecs.map((codec) => element('ae', element('86', codec)))
  const rest = Buffer.concat([
    info,
    element('1654ae6b', Buffer.concat(entries)),
    element('1f43b675', 'pictures and sound'),
  ])
  const index = seekTo(seekTo(0).length + rest.length)
  const segment = Buffer.concat([index, rest, tags()])
  return Buffer.concat([
    element('1a45dfa3', element('4282', docType)),
    element('18538067', segment, isOpen),
  ])
}
