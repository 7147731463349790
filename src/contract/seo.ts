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
      .describe('Title in search results and browser tabs; null for the title of the page.'),
    description: z
      .string()
      .nullable()
      .describe('Description in search results; null for the description of the page.'),
    socialTitle: z
      .string()
      .nullable()
      .describe('Title that is shown with a shared link; null for `title`.'),
    socialDescription: z
      .string()
      .nullable()
      .describe('Text that is shown with a shared link; null for `description`.'),
    socialImage: Image.nullable().describe(
      'Picture that is shown with a shared link; null for the picture of the page.',
    ),
  })
  .describe('How search engines and shared links show a page.')
export type Seo = z.infer<typeof Seo>

const optionalText = (max: number) => z.string().max(max).nullable().optional()

/** Search and social settings in a request: the picture is named by its id, a blank text counts as null. */
export const SeoWrite = z
  .strictObject({
    title: optionalText(MAX_SEO_TITLE).describe(
      'Title in search results and browser tabs; null or absent for the title of the page.',
    ),
    description: optionalText(MAX_SEO_DESCRIPTION).describe(
      'Description in search results; null or absent for the description of the page.',
    ),
    socialTitle: optionalText(MAX_SEO_TITLE).describe(
      'Title that is shown with a shared link; null or absent for `title`.',
    ),
    socialDescription: optionalText(MAX_SEO_DESCRIPTION).describe(
      'Text that is shown with a shared link; null or absent for `description`.',
    ),
    socialImageId: Id.nullable()
      .optional()
      .describe(
        'The id of the picture that is shown with a shared link; null or absent for the picture of the page.',
      ),
  })
  .describe('How search engines and shared links show a page.')
export type SeoWrite = z.output<typeof SeoWrite>

/** Describes a field with these settings. */
export const seoOf = (page: string): string =>
  `How search engines and shared links show ${page}; null for its title, description and picture.`

const ofSitePage = (name: PageSeoName): string => seoOf(`the ${PAGE_SEO[name].toLowerCase()}`)

/** The fields of a site with the settings of its pages, in responses. */
export const PageSeoFields = forEachPageSeo((name) => Seo.nullable().describe(ofSitePage(name)))

/** The fields of a site with the settings of its pages, in requests. */
export const PageSeoWriteFields = forEachPageSeo((name) =>
  SeoWrite.nullable().describe(ofSitePage(name)),
)
