import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PublicSite } from '@/src/contract/site/site'
import { readExported } from '@/src/importing/own/exported-recipe'
import { ExportedImage } from '@/src/importing/own/image-part'
import { upgradeExportedValue, upgradeExportedSite } from '@/src/importing/own/upgrade-export'
import { ExportedCollection } from '@/src/importing/own/site-parts'
import { DEMO_FOLDER } from '../demo-files'

const Site = z.object({
  currentSite: z.preprocess(upgradeExportedSite, PublicSite.omit({ primaryDomain: true })),
  featuredRecipeSlugs: z.array(z.string()),
})
const Manifest = z.object({ images: z.array(ExportedImage) })
const Collections = z.object({ collections: z.array(ExportedCollection) })

/** A recipe of the demo in its exported form. */
export type DemoRecipe = ReturnType<typeof readExported>

const readJson = (...path: string[]): unknown =>
  upgradeExportedValue(JSON.parse(readFileSync(join(DEMO_FOLDER, ...path), 'utf8')))

/** Reads the export of a demo site from its folder, for tests. */
export function readExport(slug: string) {
  const { currentSite: site, featuredRecipeSlugs } = Site.parse(readJson(slug, 'site.json'))
  return {
    site,
    featuredRecipeSlugs,
    recipes: readdirSync(join(DEMO_FOLDER, slug, 'recipes')).map((file) =>
      readExported(readJson(slug, 'recipes', file)),
    ),
    collections: Collections.parse(readJson(slug, 'collections.json')).collections,
    pictures: Manifest.parse(readJson(slug, 'manifest.json')).images,
  }
}
