import { deflateSync } from 'node:zlib'

/** Pixels of a scanned page: greyscale, or one bit per pixel. */
export type PdfScan = { width: number; height: number; bits: 1 | 8; pixels: Uint8Array }

/** Builds a PDF by hand, with one page for each content stream or scan. */
export function buildPdf(...contents: (string | Uint8Array | PdfScan)[]): Buffer {
  const kids = contents.map((_, at) => `${4 + at * 3} 0 R`).join(' ')
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  contents.forEach((content, at) => {
    const isScan = typeof content === 'object' && 'pixels' in content
    const drawing = isScan ? 'q 500 0 0 700 50 70 cm /Im1 Do Q' : content
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << /Im1 ${6 + at * 3} 0 R >> >> /Contents ${5 + at * 3} 0 R >>`,
      stream(deflateSync(drawing)),
      isScan ? scanStream(content) : 'null',
    )
  })
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((object, at) => {
    offsets.push(length)
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const stream = (packed: Buffer, about = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${about}/Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])

const scanStream = ({ width, height, bits, pixels }: PdfScan): Buffer =>
  stream(
    deflateSync(pixels),
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${bits} `,
  )

/** Formats a line of text for a page, from its lower left corner, in points. */
export const formatPdfText = (x: number, y: number, text: string, size = 11): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`
