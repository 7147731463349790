'use client'

import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { PAGE_SEO, PAGE_SEO_NAMES } from '@/src/domain/page-seo'
import type { PageSeoName } from '@/src/domain/page-seo'
import { QuietSection } from '../../recipe/fields/section'
import { editedSeo, EMPTY_SEO } from '../../seo/edited-seo'
import { SEO_KEYWORDS } from '../../seo/seo-words'
import { SeoFields } from '../../seo/seo-fields'
import { SaveRow } from '../form/save-row'
import { useSettingsForm } from '../form/use-settings-form'
import styles from '../settings.module.css'

/**
 * Search and social fields of the pages that every site has.
 * @see docs/product/kitchen.md#search-and-social
 */
export function SearchSection({ settings }: { settings: SiteSettings }): ReactElement {
  const form = useSettingsForm(settings)
  const host = settings.url.replace(/^https?:\/\//, '')
  const ownPicture = form.values.seo?.socialImage ?? settings.featuredImage ?? undefined
  const fieldsOf = (name: PageSeoName): ReactElement => {
    const { path, title } = pageOf(name, settings)
    return (
      <SeoFields
        site={settings.slug}
        address={path === '' ? host : `${host} › ${path}`}
        seo={form.values[name] ?? EMPTY_SEO}
        page={{ title, description: settings.aboutShort ?? '', image: ownPicture }}
        onEdit={(edits) => form.edit((latest) => ({ [name]: editedSeo(latest[name], edits) }))}
        issueOf={(field) => form.issueOf(`${name}.${field}`)}
      />
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.hint}>
        The social picture of the home page is also shown with links to pages without a picture of
        their own. Recipes and collections have their own fields in their editors.
      </p>
      <fieldset className={styles.page}>
        <legend className={styles.heading}>{PAGE_SEO.seo}</legend>
        {fieldsOf('seo')}
      </fieldset>
      <div>
        {PAGE_SEO_NAMES.filter((name) => name !== 'seo').map((name) => (
          <QuietSection
            key={name}
            title={PAGE_SEO[name]}
            keywords={SEO_KEYWORDS}
            summary={form.values[name] === null ? 'As on the page' : 'Custom'}
          >
            {fieldsOf(name)}
          </QuietSection>
        ))}
      </div>
      <SaveRow form={form} />
    </form>
  )
}

/** The path of a page on its site and the title that it has without these settings. */
function pageOf(
  name: PageSeoName,
  { title, aboutHeading, linkPageHeading }: SiteSettings,
): { path: string; title: string } {
  switch (name) {
    case 'seo':
      return { path: '', title }
    case 'aboutSeo':
      return { path: 'about', title: aboutHeading ?? 'About' }
    case 'linkPageSeo':
      return { path: 'links', title: linkPageHeading ?? 'Links' }
    default:
      return { path: name.replace('Seo', ''), title: PAGE_SEO[name].replace(' page', '') }
  }
}
