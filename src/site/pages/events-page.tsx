import type { ReactElement } from 'react'
import type { PublicSite, SiteEvent } from '@/src/contract/site/site'
import { longDate } from '@/src/domain/language/long-date'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { PageHead } from '@/src/site/parts/page/page-head'
import { Picture } from '@/src/site/parts/media/picture'
import { altTextBesideTitle } from '@/src/site/parts/media/words-beside'
import { SiteBio } from '@/src/site/parts/footer/site-bio'
import { getTemplate } from '@/src/site/templates'
import { ButtonLink } from '@/src/ui/button'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { JsonLd } from './head/json-ld'
import { breadcrumbs } from './list-data'
import { PageBody } from './document/page-body'
import styles from './events-page.module.css'

type EventsPageProps = { site: PublicSite; origin: string }

/**
 * The author's events, newest date first.
 * @see docs/product/site-pages.md#events-page
 */
export function EventsPage({ site, origin }: EventsPageProps): ReactElement {
  const { recipes, pages } = getTemplate(site.template)
  const events = [...site.events].sort((a, b) => b.date.localeCompare(a.date))
  const firstWithPicture = events.findIndex(({ image }) => image !== null)
  return (
    <>
      <JsonLd data={breadcrumbs(origin, [{ name: 'Events', path: '/events' }])} />
      <PageHead title="Events" style={recipes.headStyle} />
      <PageBody width={pages.width}>
        {events.length > 0 ? (
          <ul className={styles.events} data-items={pages.items}>
            {events.map((event, index) => (
              <EventCard key={event.id} event={event} isFirst={index === firstWithPicture} />
            ))}
          </ul>
        ) : (
          <p>No events found</p>
        )}
        <SiteBio site={site} />
      </PageBody>
    </>
  )
}

function EventCard({ event, isFirst }: { event: SiteEvent; isFirst: boolean }): ReactElement {
  const { title, image, date, location, description, href } = event
  return (
    <li className={styles.event} data-has-image={image !== null}>
      {image ? (
        <Picture
          image={image}
          alt={altTextBesideTitle(image, title)}
          ratio={4 / 3}
          sizes="(min-width: 768px) 320px, 100vw"
          maxWidth={640}
          isFirst={isFirst}
          className={styles.picture}
        />
      ) : null}
      <p className={styles.when}>
        <time dateTime={date}>{longDate(date, 'UTC')}</time>
        {location ? <span>{location}</span> : null}
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {description ? <p>{description}</p> : null}
        {href && isWebAddress(href) ? (
          <ButtonLink className={styles.action} href={href} target="_blank" rel="noopener">
            Learn More
            <VisuallyHidden> about {title}</VisuallyHidden>
          </ButtonLink>
        ) : null}
      </div>
    </li>
  )
}
