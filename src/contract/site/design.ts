import { z } from 'zod'
import { FONT_FAMILIES } from '@/src/domain/appearance/font-families'
import { Id, Instant } from '../basics'
import { nullableTimeOf, OwnId, timeOf, WrittenRowId } from '../common-fields'
import { Image } from '../media/image'
import { RecipeCard } from '../recipe/recipe'
import { WrittenWideText } from '../recipe/rich-text'
import { PUBLIC_SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { SiteUpdate } from './site-settings'
import { TypeThemeWrite } from './theme-write'

/** A user in the history of a design. */
const Designer = z
  .object({
    id: Id.describe('ID of the user.'),
    displayName: z.string().nullable().describe('Display name; `null` if not set.'),
  })
  .describe('A user who edits the design.')

const Revision = z.number().int().min(0).max(2_147_483_647)
const DraftWords = (most: number, what: string) => z.string().max(most).describe(what)
const DraftColour = (what: string) => z.string().max(9).describe(`${what}, as \`#rrggbb\`.`)
const written = SiteUpdate.shape

/**
 * The whole appearance of a site in a draft. Less strict than the published design, so that incomplete
 * links and unreadable colours can be saved while editing.
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export const SiteDesignDocument = z
  .strictObject({
    title: DraftWords(200, 'Title of the site; empty until one is entered.'),
    template: written.template.unwrap(),
    headerLayout: written.headerLayout.unwrap(),
    themeStyle: written.themeStyle.unwrap(),
    themeAccentColor: z
      .string()
      .max(9)
      .nullable()
      .describe("Accent color, as `#rrggbb`; `null` to use the color theme's."),
    colorTheme: z
      .strictObject({
        colorText: DraftColour('Color of text'),
        colorAccent: DraftColour('Color of links and buttons'),
        colorSubdued: DraftColour('Color of secondary text'),
        colorOverlay: DraftColour('Background color of overlays'),
        colorBackground: DraftColour('Background color of pages'),
        colorPanel: DraftColour('Background color of panels'),
        colorEmphasis: DraftColour('Background color of emphasized parts'),
        colorOutline: DraftColour('Color of borders and lines'),
      })
      .describe('Color theme of the site.'),
    typeTheme: TypeThemeWrite.extend({
      displayFontFamily: z
        .enum(FONT_FAMILIES.map(({ name }) => name))
        .describe('Font family for headings.'),
      narrativeFontFamily: z
        .enum(FONT_FAMILIES.map(({ name }) => name))
        .describe('Font family for body text.'),
    }).describe('Type theme of the site.'),
    cssOverrides: written.cssOverrides.unwrap(),
    featuredImageId: written.featuredImageId.unwrap(),
    logoId: written.logoId.unwrap(),
    logoOnDarkId: written.logoOnDarkId.unwrap(),
    iconId: written.iconId.unwrap(),
    faviconId: written.faviconId.unwrap(),
    about: WrittenWideText.nullable().describe('Text of the about page; `null` if there is none.'),
    aboutHeading: written.aboutHeading.unwrap(),
    aboutShort: written.aboutShort.unwrap(),
    hideSidebarBio: written.hideSidebarBio.unwrap(),
    featuredRecipeIds: written.featuredRecipeIds.unwrap(),
    homeSections: written.homeSections.unwrap(),
    headerLinks: z
      .array(
        z.strictObject({
          id: WrittenRowId,
          label: DraftWords(200, 'Link text.'),
          href: DraftWords(2000, 'Absolute URL, or a path on the site.'),
          openInNewTab: z.boolean().optional().describe('Whether to open the link in a new tab.'),
        }),
      )
      .max(30)
      .describe('Links in the header, in order.'),
    socialMediaLinks: z
      .array(
        z.strictObject({
          id: WrittenRowId,
          platform: z
            .enum(PUBLIC_SOCIAL_PLATFORMS)
            .describe(
              'Social platform; platforms that are only supported by imports cannot be added.',
            ),
          url: DraftWords(2000, "URL of the site's account on the platform."),
        }),
      )
      .max(30)
      .describe('Links to social platforms, in order.'),
    productLinks: z
      .array(
        z.strictObject({
          id: WrittenRowId,
          productTitle: DraftWords(500, 'Product name.'),
          productImageId: Id.nullable().optional().describe("ID of the product's picture."),
          href: DraftWords(2000, 'URL of the product.'),
        }),
      )
      .max(100)
      .describe('Products on the home page, in order.'),
    linkPageHeading: written.linkPageHeading.unwrap(),
    links: z
      .array(
        z.strictObject({
          id: WrittenRowId,
          label: z
            .string()
            .max(500)
            .nullable()
            .optional()
            .describe('Link text; `null` to show the hostname.'),
          href: DraftWords(2000, 'Absolute URL.'),
        }),
      )
      .max(200)
      .describe('Links of the links page, in order.'),
    newsletterHeading: written.newsletterHeading.unwrap(),
    newsletterText: written.newsletterText.unwrap(),
  })
  .describe('The appearance of a site, as stored in a draft.')
export type SiteDesignDocument = z.output<typeof SiteDesignDocument>

/** Rules of a site's style sheet that are left out. */
const CssProblem = z
  .object({
    line: z.number().describe('Line number, starting at 1.'),
    column: z.number().describe('Column number, starting at 1.'),
    message: z.string().describe('Description of the problem.'),
  })
  .describe('A problem in the style sheet; the affected part is ignored and prevents publishing.')
export type CssProblem = z.infer<typeof CssProblem>

const StoredDesign = z
  .object({
    document: SiteDesignDocument,
    revision: Revision.describe(
      'Revision number, starting at 1 and incremented by each save; 0 if no draft is stored.',
    ),
    basedOn: timeOf('The `updatedAt` of the site that the draft is based on'),
    savedAt: nullableTimeOf('Time of the last save', 'if no draft is stored'),
    savedBy: Designer.nullable().describe('Who saved it last; `null` if unknown.'),
  })
  .describe('The draft of a design. If no draft is stored, its document is the design itself.')

/**
 * The design of a site with its draft.
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export const SiteDesign = z
  .object({
    site: z
      .object({ id: OwnId, updatedAt: timeOf('Time of the last change to the stored site') })
      .describe('The stored site.'),
    draft: StoredDesign,
    published: SiteDesignDocument.describe('The stored design, in the format of a draft.'),
    base: SiteDesignDocument.describe(
      'The design that the draft started from: the common ancestor of `draft` and `published`.',
    ),
    previewUrl: z
      .string()
      .describe('Origin that previews the site with the draft; accessible to anyone who knows it.'),
    references: z
      .object({
        images: z.array(Image).describe('Pictures used in the documents.'),
        recipes: z.array(RecipeCard).describe('Recipes used in the documents.'),
      })
      .describe('Objects that the documents refer to by ID.'),
    cssProblems: z.array(CssProblem).describe("Problems in the site's own style sheet."),
  })
  .describe('The design of a site and its draft.')
export type SiteDesign = z.infer<typeof SiteDesign>

/** Body of a request that saves a design. */
export const SiteDesignSave = z
  .strictObject({
    document: SiteDesignDocument,
    revision: Revision.describe(
      'The revision that the save is based on; 0 if no draft is stored. If another revision is stored, the request fails with `conflict` and returns it.',
    ),
    basedOn: Instant.describe(
      'The `updatedAt` of the site that the draft is based on: send that of the stored site once its changes are merged into the draft.',
    ),
  })
  .describe('A draft of a design to save.')

/** The response to a saved design. */
export const SiteDesignSaved = StoredDesign.omit({ document: true })
  .extend({ cssProblems: SiteDesign.shape.cssProblems })
  .describe('The saved draft of a design.')
export type SiteDesignSaved = z.infer<typeof SiteDesignSaved>

/** Body of a request about a draft of a known revision. */
export const SiteDesignSeen = z
  .strictObject({
    revision: Revision.describe(
      'The draft revision that the caller has seen; 0 if no draft is stored.',
    ),
  })
  .describe('A request for an action on the draft of a design.')

/** A published design. */
export const SiteDesignVersion = z
  .object({
    id: OwnId,
    createdAt: timeOf('Publication time'),
    author: Designer.nullable().describe('Who published it; `null` if unknown.'),
    isCurrent: z.boolean().describe('Whether this is the current design of the site.'),
    template: written.template.unwrap(),
    colorTheme: SiteDesignDocument.shape.colorTheme,
    changed: z
      .array(z.string())
      .describe('Names of the fields that differ from the previous version.'),
  })
  .describe('A published version of a design.')
export type SiteDesignVersion = z.infer<typeof SiteDesignVersion>
