import { z } from 'zod'
import { forEachPageSeo, PAGE_SEO } from '@/src/domain/page-seo'
import type { PageSeoName } from '@/src/domain/page-seo'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '@/src/domain/seo-limits'
import { Id } from './basics'
import { Image } from './media/image'

/** The search title, description and social preview of a page, where they differ from its own. */
export const Seo = z
  .object({
    title: z
      .string()
      .nullable()
      .describe("Title for search results and browser tabs; `null` to use the page's title."),
    description: z
      .string()
      .nullable()
      .describe("Description for search results; `null` to use the page's description."),
    socialTitle: z.string().nullable().describe('Title for link previews; `null` to use `title`.'),
    socialDescription: z
      .string()
      .nullable()
      .describe('Text for link previews; `null` to use `description`.'),
    socialImage: Image.nullable().describe(
      "Picture for link previews; `null` to use the page's picture.",
    ),
  })
  .describe('How the page appears in search results and link previews.')
export type Seo = z.infer<typeof Seo>

const optionalText = (max: number) => z.string().max(max).nullable().optional()

/** Search and social settings in a request: the picture is named by its id, a blank text counts as null. */
export const SeoWrite = z
  .strictObject({
    title: optionalText(MAX_SEO_TITLE).describe(
      "Title for search results and browser tabs; `null` or omitted to use the page's title.",
    ),
    description: optionalText(MAX_SEO_DESCRIPTION).describe(
      "Description for search results; `null` or omitted to use the page's description.",
    ),
    socialTitle: optionalText(MAX_SEO_TITLE).describe(
      'Title for link previews; `null` or omitted to use `title`.',
    ),
    socialDescription: optionalText(MAX_SEO_DESCRIPTION).describe(
      'Text for link previews; `null` or omitted to use `description`.',
    ),
    socialImageId: Id.nullable()
      .optional()
      .describe(
        "ID of the picture for link previews; `null` or omitted to use the page's picture.",
      ),
  })
  .describe('How the page appears in search results and link previews.')
export type SeoWrite = z.output<typeof SeoWrite>

/** Describes a field with these settings. */
export const seoOf = (page: string): string =>
  `How ${page} appears in search results and link previews; \`null\` to use its title, description and picture.`

const ofSitePage = (name: PageSeoName): string => seoOf(`the ${PAGE_SEO[name].toLowerCase()}`)

/** The fields of a site with the settings of its pages, in responses. */
export const PageSeoFields = forEachPageSeo((name) => Seo.nullable().describe(ofSitePage(name)))

/** The fields of a site with the settings of its pages, in requests. */
export const PageSeoWriteFields = forEachPageSeo((name) =>
  SeoWrite.nullable().describe(ofSitePage(name)),
)
