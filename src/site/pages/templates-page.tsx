import type { ReactElement } from 'react'
import { PageBody } from './document/page-body'
import styles from './templates-page.module.css'

type TemplatesPageProps = {
  /** The shown page of the site: `/`, `/recipes`. */
  path: string
  isPhone: boolean
  /** Sites whose content may be shown. */
  sites: readonly { title: string; origin: string }[]
  templates: readonly { name: string; origin: string }[]
}

const PATHS = [
  { path: '/', label: 'Home' },
  { path: '/recipes', label: 'Recipes' },
  { path: '/collections', label: 'Collections' },
  { path: '/about', label: 'About' },
] as const

/** All templates side by side with the same content, for development. */
export function TemplatesPage(props: TemplatesPageProps): ReactElement {
  const { path, isPhone, sites, templates } = props
  const address = (changes: { path?: string; size?: string }): string => {
    const size = isPhone ? 'phone' : 'desktop'
    return `/templates?${new URLSearchParams({ path, size, ...changes }).toString()}`
  }
  return (
    <PageBody>
      <h1>Templates</h1>
      <nav className={styles.choices} aria-label="What is shown">
        {sites.map(({ title, origin }) => (
          <a key={origin} href={`${origin}${address({})}`}>
            {title}
          </a>
        ))}
        {PATHS.map((each) => (
          <a key={each.path} href={address({ path: each.path })}>
            {each.label}
          </a>
        ))}
        <a href={address({ size: 'phone' })}>390 wide</a>
        <a href={address({ size: 'desktop' })}>1440 wide</a>
      </nav>
      <ul className={styles.templates} data-size={isPhone ? 'phone' : 'desktop'}>
        {templates.map(({ name, origin }) => (
          <li key={name}>
            <h2 className={styles.name}>
              <a href={`${origin}${path}`}>{name}</a>
            </h2>
            <div className={styles.window}>
              <iframe src={`${origin}${path}`} title={name} loading="lazy" />
            </div>
          </li>
        ))}
      </ul>
    </PageBody>
  )
}
