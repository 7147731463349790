import { blogger } from './blogs/blogger'
import { movableType } from './blogs/movable-type'
import { rss } from './blogs/rss'
import { wix } from './blogs/wix'
import { evernote } from './notes/evernote'
import { notion } from './notes/notion'
import { cookmate } from './programs/cookmate'
import { cooklang } from './programs/cooklang'
import { copyMeThat } from './programs/copy-me-that'
import { crouton } from './programs/crouton'
import { csv, myRecipeBox, planToEat } from './csv'
import { doc, docx, odt, pdf, rtf } from './documents/documents'
import { picture } from './documents/picture'
import type { ImportFormat } from './format'
import { beehiiv } from './newsletters/beehiiv'
import { ghost } from './newsletters/ghost'
import { ghostSite } from './newsletters/ghost-site'
import { mailchimp } from './newsletters/mailchimp'
import { html } from './html'
import { frontMatter, markdown, plainText } from './text-files'
import { masterCookText } from './programs/master-cook-text'
import { mealMaster } from './programs/meal-master'
import { mealie } from './programs/mealie'
import { mhtml } from './mhtml'
import { pagesJsonl } from './pages-jsonl'
import { ownExport } from './own-export'
import { mela } from './programs/mela'
import { paprika } from './programs/paprika'
import { paprikaHtml } from './programs/paprika-html'
import { recetteTek } from './programs/recette-tek'
import { rezkonv } from './programs/rezkonv'
import { recipeKeeper } from './programs/recipe-keeper'
import { gourmet, masterCook, recipeMl } from './programs/recipe-xml'
import { recipeSage, schemaOrg } from './schema-org'
import { subscribers } from './newsletters/subscribers'
import { substack } from './newsletters/substack'
import { tandoor } from './programs/tandoor'
import { wordPress } from './wordpress/wordpress'
import { wordPressSite } from './wordpress/wordpress-site'

/**
 * Formats of word processor documents, detected from their bytes; binary files are compared with
 * these alone.
 */
export const DOCUMENTS: readonly ImportFormat[] = [docx, odt, doc, rtf, pdf, picture]

/** All formats, from the most specific to the most general; the first match wins. */
export const FORMATS: readonly ImportFormat[] = [
  ownExport,
  wordPressSite,
  ghostSite,
  substack,
  beehiiv,
  mailchimp,
  wordPress,
  blogger,
  rss,
  evernote,
  cookmate,
  ghost,
  masterCook,
  recipeMl,
  gourmet,
  pagesJsonl,
  mela,
  crouton,
  recetteTek,
  paprika,
  tandoor,
  mealie,
  recipeSage,
  schemaOrg,
  notion,
  paprikaHtml,
  copyMeThat,
  recipeKeeper,
  mhtml,
  html,
  movableType,
  rezkonv,
  mealMaster,
  masterCookText,
  wix,
  planToEat,
  myRecipeBox,
  subscribers,
  csv,
  cooklang,
  frontMatter,
  markdown,
  plainText,
  ...DOCUMENTS,
]

/** Returns the format of a name; undefined if there is none. */
export const findFormat = (name: string): ImportFormat | undefined =>
  FORMATS.find((format) => format.name === name)
