import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DEMO_FOLDER, demoKeys, fileOf } from '@/demo/drawings/files'
import { drawMark, drawPicture, markKeys } from '@/demo/drawings/index'

/*
 * `npm run demo:draw`: draws the pictures of the demo sites into their files; with keys
 * (`npm run demo:draw -- ferment/beet-kvass`) only those.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((key) => !demoKeys.includes(key))
if (unknown.length > 0) {
  console.error(`No picture is called ${unknown.join(', ')}. The pictures: ${demoKeys.join(', ')}`)
  process.exit(1)
}
let bytes = 0
for (const key of wanted.length > 0 ? wanted : demoKeys) {
  const data = markKeys.includes(key) ? Buffer.from(drawMark(key)) : await drawPicture(key)
  const path = join(DEMO_FOLDER, fileOf(key))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, data)
  bytes += data.length
  console.log(`${fileOf(key)} ${Math.round(data.length / 1024)} KB`)
}
console.log(`${(bytes / 1_000_000).toFixed(1)} MB`)
