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
    id: Id.describe('The id of the user.'),
    displayName: z.string().nullable().describe('Display name; null if the user has set none.'),
  })
  .describe('A person who designs the site.')

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
    title: DraftWords(200, 'Title of the site; empty while nobody has typed one.'),
    template: written.template.unwrap(),
    headerLayout: written.headerLayout.unwrap(),
    themeStyle: written.themeStyle.unwrap(),
    themeAccentColor: z
      .string()
      .max(9)
      .nullable()
      .describe('Accent colour as `#rrggbb`; null for that of the colours.'),
    colorTheme: z
      .strictObject({
        colorText: DraftColour('Text'),
        colorAccent: DraftColour('Links and buttons'),
        colorSubdued: DraftColour('Quiet text'),
        colorOverlay: DraftColour('Ground of overlays'),
        colorBackground: DraftColour('Ground of pages'),
        colorPanel: DraftColour('Ground of panels'),
        colorEmphasis: DraftColour('Ground of emphasised parts'),
        colorOutline: DraftColour('Lines'),
      })
      .describe('The eight colours.'),
    typeTheme: TypeThemeWrite.extend({
      displayFontFamily: z.enum(FONT_FAMILIES.map(({ name }) => name)).describe('Headings.'),
      narrativeFontFamily: z.enum(FONT_FAMILIES.map(({ name }) => name)).describe('Running text.'),
    }).describe('The fonts.'),
    cssOverrides: written.cssOverrides.unwrap(),
    featuredImageId: written.featuredImageId.unwrap(),
    logoId: written.logoId.unwrap(),
    logoOnDarkId: written.logoOnDarkId.unwrap(),
    iconId: written.iconId.unwrap(),
    faviconId: written.faviconId.unwrap(),
    about: WrittenWideText.nullable().describe('Text of the about page; null for none.'),
    aboutHeading: written.aboutHeading.unwrap(),
    aboutShort: written.aboutShort.unwrap(),
    hideSidebarBio: written.hideSidebarBio.unwrap(),
    featuredRecipeIds: written.featuredRecipeIds.unwrap(),
    homeSections: written.homeSections.unwrap(),
    headerLinks: z
      .array(
        z.strictObject({
          id: WrittenRowId,
          label: DraftWords(200, 'Text of the link.'),
          href: DraftWords(2000, 'Absolute URL, or a path of the site.'),
          openInNewTab: z.boolean().optional().describe('Open in a new tab.'),
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
            .describe('Social platform; those that come only with imports cannot be added.'),
          url: DraftWords(2000, "URL of the site's account there."),
        }),
      )
      .max(30)
      .describe('Links to social platforms, in order.'),
    productLinks: z
      .array(
        z.strictObject({
          id: WrittenRowId,
          productTitle: DraftWords(500, 'Title of the product.'),
          productImageId: Id.nullable().optional().describe('The id of its picture.'),
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
            .describe('Text of the link; null to show its host name.'),
          href: DraftWords(2000, 'Absolute URL.'),
        }),
      )
      .max(200)
      .describe('Links of the links page, in order.'),
    newsletterHeading: written.newsletterHeading.unwrap(),
    newsletterText: written.newsletterText.unwrap(),
  })
  .describe('The appearance of a site as a draft holds it.')
export type SiteDesignDocument = z.output<typeof SiteDesignDocument>

/** Rules of a site's style sheet that are left out. */
const CssProblem = z
  .object({
    line: z.number().describe('Line, from 1.'),
    column: z.number().describe('Column, from 1.'),
    message: z.string().describe('Problem, in a sentence.'),
  })
  .describe('A place in the style sheet that is left out and cannot be published.')
export type CssProblem = z.infer<typeof CssProblem>

const StoredDesign = z
  .object({
    document: SiteDesignDocument,
    revision: Revision.describe(
      'Version of the draft, from 1; each save adds 1. 0 if none is stored.',
    ),
    basedOn: timeOf('The `updatedAt` of the stored site that the draft is based on'),
    savedAt: nullableTimeOf('Time of the last save', 'if no draft is stored'),
    savedBy: Designer.nullable().describe('Author of the last save; null if unknown.'),
  })
  .describe('The draft of a design. Without a stored draft, its document is the design.')

/**
 * The design of a site with its draft.
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export const SiteDesign = z
  .object({
    site: z
      .object({ id: OwnId, updatedAt: timeOf('Time of the last change of the stored site') })
      .describe('The site as it is stored.'),
    draft: StoredDesign,
    published: SiteDesignDocument.describe('The stored design in the form of a draft.'),
    base: SiteDesignDocument.describe(
      'The stored design as the draft began: what both `draft` and `published` come from.',
    ),
    previewUrl: z
      .string()
      .describe('Origin that shows the site in the draft of its design, to whoever knows it.'),
    references: z
      .object({
        images: z.array(Image).describe('Pictures that the documents name.'),
        recipes: z.array(RecipeCard).describe('Recipes that the documents name.'),
      })
      .describe('Entities that the ids in the documents refer to.'),
    cssProblems: z.array(CssProblem).describe('Parts of the own style sheet that are left out.'),
  })
  .describe('The design of a site with its draft.')
export type SiteDesign = z.infer<typeof SiteDesign>

/** Body of a request that saves a design. */
export const SiteDesignSave = z
  .strictObject({
    document: SiteDesignDocument,
    revision: Revision.describe(
      'The revision that the save is based on; 0 if no draft is stored. Another stored revision is answered with `conflict` and the stored draft.',
    ),
    basedOn: Instant.describe(
      'The `updatedAt` of the stored site that the draft is based on: send that of the stored site once its changes are merged into the draft.',
    ),
  })
  .describe('A save of the draft of a design.')

/** The response to a saved design. */
export const SiteDesignSaved = StoredDesign.omit({ document: true })
  .extend({ cssProblems: SiteDesign.shape.cssProblems })
  .describe('A draft of a design that was saved.')
export type SiteDesignSaved = z.infer<typeof SiteDesignSaved>

/** Body of a request about a draft of a known revision. */
export const SiteDesignSeen = z
  .strictObject({
    revision: Revision.describe('The revision of the draft that was seen; 0 if none is stored.'),
  })
  .describe('Action on the draft of a design, as it was last read.')

/** A published design. */
export const SiteDesignVersion = z
  .object({
    id: OwnId,
    createdAt: timeOf('Time of its publication'),
    author: Designer.nullable().describe('Author of the version; null if unknown.'),
    isCurrent: z.boolean().describe('Whether the site looks like this now.'),
    template: written.template.unwrap(),
    colorTheme: SiteDesignDocument.shape.colorTheme,
    changed: z
      .array(z.string())
      .describe('Names of the fields in which it differs from the version before.'),
  })
  .describe('A design that was published.')
export type SiteDesignVersion = z.infer<typeof SiteDesignVersion>
