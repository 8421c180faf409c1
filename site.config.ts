import type { SiteConfigInput } from './src/docs/config'

/** The one file that a site owner edits. Every field is explained in `src/docs/config.ts`. */
const config: SiteConfigInput = {
  title: 'Eco Plugins Wiki',
  tagline: 'Documentation for the eco family of server plugins',
  url: 'https://eco-plugins.example.org',
  baseUrl: '/',
  content: 'content',
  logo: { src: '/img/logo.svg', alt: 'Eco Plugins Wiki' },
  themeColor: { light: '#0b7247', dark: '#131713' },
  repositoryUrl: 'https://github.com/eco-plugins-wiki/eco-plugins-wiki',
  editUrl: 'https://github.com/eco-plugins-wiki/eco-plugins-wiki/edit/main/',
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left' },
      {
        type: 'dropdown',
        label: 'Effects',
        position: 'left',
        items: [
          { type: 'doc', docId: 'effects/index', label: 'How effects work' },
          { type: 'doc', docId: 'effects/finder', label: 'Find an entry' },
          { type: 'doc', docId: 'effects/checker', label: 'Check a config' },
          { type: 'doc', docId: 'effects/builder', label: 'Build an effect' },
          { type: 'doc', docId: 'effects/all-filters/index', label: 'Filters' },
          { type: 'doc', docId: 'effects/all-mutators/index', label: 'Mutators' },
        ],
      },
      { type: 'doc', docId: 'effects/finder', label: 'Finder', position: 'left' },
      { type: 'doc', docId: 'what-plugins-are-supported', label: 'Plugins', position: 'left' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Docs',
        items: [
          { label: 'Home', href: '/' },
          { label: 'Supported plugins', href: '/what-plugins-are-supported' },
          { label: 'How effects work', href: '/effects' },
          { label: 'Tags', href: '/tags' },
        ],
      },
      {
        title: 'Reference',
        items: [
          { label: 'Finder', href: '/effects/finder' },
          { label: 'All filters', href: '/effects/all-filters' },
          { label: 'All mutators', href: '/effects/all-mutators' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Support chat', href: 'https://discord.gg/ZcwpSsE' },
          { label: 'Source code of the plugins', href: 'https://github.com/Auxilor' },
          {
            label: 'Contribute to this wiki',
            href: 'https://github.com/eco-plugins-wiki/eco-plugins-wiki',
          },
        ],
      },
    ],
    note: 'Independent documentation, not affiliated with the makers of the plugins.',
    copyright: '© 2026 The Eco Plugins Wiki contributors. Published under the MIT licence.',
  },
}

export default config
