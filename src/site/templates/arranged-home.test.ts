import { describe, expect, it } from 'vitest'
import { HOME_SECTIONS } from '@/src/domain/appearance/home-sections'
import type { HomeSectionSetting } from '@/src/domain/appearance/home-sections'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { arrangedHome, sectionPurpose } from './arranged-home'
import { getTemplate } from './index'

const { home } = getTemplate('journal')
const said = (
  section: HomeSectionSetting['section'],
  more: Partial<HomeSectionSetting> = {},
): HomeSectionSetting => ({ section, isHidden: false, heading: null, ...more })
const kinds = (settings: readonly HomeSectionSetting[]) =>
  arrangedHome(home, settings).map(({ kind }) => kind)

// docs/product/site-design.md#sections-of-the-home-page
describe('the sections of a home page', () => {
  it('are those of the template where the author says nothing', () => {
    expect(arrangedHome(home, [])).toEqual(home)
  })

  it('stand in the order of the author, those not named after what they follow in the template', () => {
    expect(kinds([said('newsletter'), said('latest'), said('lead')])).toEqual([
      'subscribe-box',
      'latest-index',
      'letters',
      'featured-slider',
      'collections-slider',
      'featured-in',
      'hero-wide',
      'about',
    ])
  })

  it('take another heading, or are hidden', () => {
    const settings = [said('latest', { heading: 'Fresh' }), said('about', { isHidden: true })]
    const arranged = arrangedHome(home, settings)
    expect(arranged.find((section) => sectionPurpose(section) === 'latest')).toMatchObject({
      heading: 'Fresh',
    })
    expect(arranged.some((section) => sectionPurpose(section) === 'about')).toBe(false)
  })

  it('are never all hidden', () => {
    const settings = HOME_SECTIONS.map((section) => said(section, { isHidden: true }))
    for (const name of TEMPLATE_NAMES) {
      const template = getTemplate(name)
      const left = arrangedHome(template.home, settings)
      expect(left.length, name).toBeGreaterThan(0)
      expect(left.length, name).toBeLessThanOrEqual(template.home.length)
    }
  })
})
