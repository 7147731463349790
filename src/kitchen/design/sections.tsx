'use client'

import type { ComponentType, ReactElement } from 'react'
import { useDesignField } from './design-context'
import { DESIGN_SECTIONS } from './design-sections'
import type { SectionName } from './design-sections'
import { PictureField } from './parts/picture-field'
import { AuthorPages } from './sections/author-pages'
import { Colours } from './sections/colours'
import { Featured } from './sections/featured'
import { HomeOrder } from './sections/home-order'
import { HeaderLinks, LinksPage, Products, SocialLinks } from './sections/links'
import { HeaderLayout, Style, Template, Type } from './sections/look'
import { About, NewsletterTexts, OwnCss, Title } from './sections/texts'
import type { DesignDocument } from './design-kind'

/** A section of the design panel, with its fields of the document. */
export type Section = {
  name: SectionName
  title: string
  fields: readonly (keyof DesignDocument)[]
  /** The page of the site that shows it. */
  page: string
  Part: ComponentType
}

/** The contents of each section. */
const CONTENTS: Readonly<Record<SectionName, Pick<Section, 'fields' | 'page' | 'Part'>>> = {
  template: { fields: ['template'], page: '/', Part: Template },
  colours: {
    fields: ['colorTheme', 'themeStyle', 'themeAccentColor'],
    page: '/',
    Part: ColoursAndStyle,
  },
  type: { fields: ['typeTheme'], page: '/', Part: Type },
  pictures: {
    fields: ['title', 'logoId', 'logoOnDarkId', 'iconId', 'faviconId', 'featuredImageId'],
    page: '/',
    Part: Pictures,
  },
  header: { fields: ['headerLayout', 'headerLinks', 'socialMediaLinks'], page: '/', Part: Header },
  home: {
    fields: [
      'featuredRecipeIds',
      'newsletterHeading',
      'newsletterText',
      'productLinks',
      'homeSections',
    ],
    page: '/',
    Part: Home,
  },
  about: {
    fields: ['about', 'aboutHeading', 'aboutShort', 'hideSidebarBio'],
    page: '/about',
    Part: About,
  },
  links: { fields: ['linkPageHeading', 'links'], page: '/links', Part: LinksPage },
  author: { fields: [], page: '/', Part: AuthorPages },
  css: { fields: ['cssOverrides'], page: '/', Part: OwnCss },
}

/** The sections of the panel, in order. */
export const SECTIONS: readonly Section[] = DESIGN_SECTIONS.map(({ name, title }) => ({
  name,
  title,
  ...CONTENTS[name],
}))

/** The section of a field, by its path. */
export const findSection = (path: string): Section | undefined =>
  SECTIONS.find(({ fields }) => fields.some((field) => field === path.split('.')[0]))

function ColoursAndStyle(): ReactElement {
  return (
    <>
      <Colours />
      <Style />
    </>
  )
}

const PICTURES = [
  ['logoId', 'Logo', 'Shown instead of the title in the header.'],
  [
    'logoOnDarkId',
    'Logo on dark backgrounds',
    'Without one, the logo is shown on a plain background there.',
  ],
  ['iconId', 'Icon', 'Square. Without one, the first letter of the title is used.'],
  ['faviconId', 'Icon of browser tabs', 'Without one, the icon is used.'],
  ['featuredImageId', 'Main picture', 'Shown with links to your site and on some home pages.'],
] as const

function Pictures(): ReactElement {
  return (
    <>
      <Title />
      {PICTURES.map(([field, label, hint]) => (
        <OnePicture key={field} {...{ field, label, hint }} />
      ))}
    </>
  )
}

type PictureProps = { field: (typeof PICTURES)[number][0]; label: string; hint: string }

function OnePicture({ field, label, hint }: PictureProps): ReactElement {
  const [value, change] = useDesignField(field)
  return <PictureField {...{ label, hint, value }} path={field} onChange={change} />
}

function Header(): ReactElement {
  return (
    <>
      <HeaderLayout />
      <h3>Header links</h3>
      <HeaderLinks />
      <h3>Social links</h3>
      <SocialLinks />
    </>
  )
}

function Home(): ReactElement {
  return (
    <>
      <h3>Featured recipes</h3>
      <Featured />
      <h3>Newsletter</h3>
      <NewsletterTexts />
      <h3>Products</h3>
      <Products />
      <h3>Sections</h3>
      <HomeOrder />
    </>
  )
}
