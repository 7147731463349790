import { mkdir, readdir, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { FONT_FAMILIES } from '@/src/domain/appearance/font-families'

const require = createRequire(import.meta.url)

/** Copies the font files of the packages into one folder, as a build does into `public/fonts`. */
export async function packagedFonts(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const { slug } of FONT_FAMILIES) {
    const home = join(
      dirname(require.resolve(`@fontsource-variable/${slug}/package.json`)),
      'files',
    )
    const files = (await readdir(home)).filter((file) => /-latin(-ext)?-wght-normal/.test(file))
    await Promise.all(files.map((file) => symlink(join(home, file), join(folder, file))))
  }
  return folder
}
