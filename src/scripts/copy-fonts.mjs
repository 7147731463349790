// Copies the font files a page may name (src/site/theme/font-faces.ts) into public/fonts: latin and
// latin-ext, weight and optical size axes, upright and italic. Run before a build.
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const packages = join(root, 'node_modules', '@fontsource-variable')
const target = join(root, 'public', 'fonts')
const NEEDED = /-latin(-ext)?-(wght|opsz)-(normal|italic)\.woff2$/

await mkdir(target, { recursive: true })
const families = await readdir(packages)
await Promise.all(
  families.map(async (family) => {
    const folder = join(packages, family, 'files')
    const files = (await readdir(folder)).filter((file) => NEEDED.test(file))
    await Promise.all(files.map((file) => copyFile(join(folder, file), join(target, file))))
  }),
)
