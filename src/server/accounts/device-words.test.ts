import { expect, it } from 'vitest'
import { formatDevice } from './device-words'

const APPLE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/140.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['<script>', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('says what %j is', (userAgent, words) => {
  expect(formatDevice(userAgent)).toBe(words)
})
