import { afterEach, expect, it, vi } from 'vitest'
import { testSiteData } from '../../site/testing/siteData'
import { renderPage } from '../../site/testing/renderPage'
import { AnnouncementBar } from './AnnouncementBar'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))
vi.stubGlobal('__BASE_PATH__', '/base')

const { announcementBar } = testSiteData
afterEach(() => {
  testSiteData.announcementBar = announcementBar
})

it('is a region with the content as HTML and a button to close it', () => {
  const html = renderPage(<AnnouncementBar />)
  expect(html).toContain('role="region" aria-label="Announcement"')
  expect(html).toContain('<a href="/base/effects">News</a>')
  expect(html).toContain('aria-label="Close announcement"')
})

it('has no button when it cannot be closed', () => {
  testSiteData.announcementBar = { id: 'a', content: 'News', closable: false }
  expect(renderPage(<AnnouncementBar />)).not.toContain('<button')
})

it('is nothing when there is no announcement', () => {
  testSiteData.announcementBar = null
  expect(renderPage(<AnnouncementBar />)).toBe('')
})
