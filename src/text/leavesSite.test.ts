import { expect, it } from 'vitest'
import { leavesSite } from './leavesSite'

it.each(['https://example.org', 'HTTP://example.org', '//example.org/a', 'mailto:a@example.org'])(
  '%s leads away',
  (href) => expect(leavesSite(href)).toBe(true),
)

it.each(['/', '/effects?q=a:b', '#part', 'rewards', './rewards.mdx', '', '/a//b'])(
  '%s stays',
  (href) => expect(leavesSite(href)).toBe(false),
)
