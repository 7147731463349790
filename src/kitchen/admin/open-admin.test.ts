import { expect, it } from 'vitest'
import { adminPath } from './open-admin'

it('opens the page of the admin that was asked for, and none elsewhere', () => {
  expect(adminPath('?redirect=%2Fadmin%2Fcollections%2Frecipes%2Fcreate')).toBe(
    '/admin/collections/recipes/create',
  )
  expect(adminPath('?redirect=%2Fadmin%3Fa%3D1')).toBe('/admin?a=1')
  for (const search of ['', '?redirect=%2Fadministration', '?redirect=https%3A%2F%2Fexample.org']) {
    expect(adminPath(search)).toBe('/admin')
  }
})
