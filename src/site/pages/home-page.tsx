import type { ReactElement } from 'react'
import { HomeSectionView } from '@/src/site/sections/home/home-sections'
import type { HomeData } from '@/src/site/sections/home/home-data'
import { arrangedHome } from '@/src/site/templates/arranged-home'
import { getTemplate } from '@/src/site/templates'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { MessagePage } from './message-page'
import styles from './home-page.module.css'

type HomePageProps = Omit<HomeData, 'look'> & {
  /** The address of the kitchen, on the account host. */
  dashboardUrl: string
}

/** The home page: the sections of the site's template in their order. */
export function HomePage({ dashboardUrl, ...data }: HomePageProps): ReactElement {
  const template = getTemplate(data.site.template)
  if (data.latest.length === 0) {
    return (
      <MessagePage
        title={data.site.title}
        text="Looks like you haven't published any recipes yet."
        action={{ label: 'Creator dashboard', href: dashboardUrl }}
      />
    )
  }
  return (
    <div className={styles.home} data-width={template.homeWidth}>
      <VisuallyHidden as="h1">{data.site.title}</VisuallyHidden>
      {arrangedHome(template.home, data.site.homeSections).map((section, index) => (
        <HomeSectionView
          key={`${section.kind} ${index}`}
          section={section}
          data={{ ...data, look: template.look }}
          isFirst={index === 0}
        />
      ))}
    </div>
  )
}
