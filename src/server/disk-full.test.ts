import { expect, it } from 'vitest'
import { isDiskFull } from './disk-full'

const coded = (code: string): Error => Object.assign(new Error('refused'), { code })

it.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('takes %s for a full disk', (code) => {
  expect(isDiskFull(coded(code))).toBe(true)
  expect(isDiskFull(new Error('Failed query', { cause: coded(code) }))).toBe(true)
})

it.each(['ENOENT', '53300', '08006'])('takes %s for something else', (code) => {
  expect(isDiskFull(coded(code))).toBe(false)
  expect(isDiskFull(code)).toBe(false)
})
