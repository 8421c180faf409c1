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
        type: 'menu',
        label: 'Tools',
        docId: 'effects/finder',
        position: 'left',
        items: [
          {
            docId: 'effects/finder',
            text: 'Every entry by words, plugin and data',
            icon: '/img/sections/finder.svg',
          },
          {
            docId: 'effects/checker',
            text: 'Paste a config, see what is wrong',
            icon: '/img/sections/checker.svg',
          },
          {
            docId: 'effects/builder',
            text: 'Choose the parts, copy the YAML',
            icon: '/img/sections/builder.svg',
          },
          {
            docId: 'effects/file-builder',
            text: 'A whole config file, key by key',
            icon: '/img/sections/builder.svg',
          },
        ],
      },
      {
        type: 'menu',
        label: 'Reference',
        docId: 'effects/index',
        position: 'left',
        items: [
          {
            docId: 'effects/all-effects/index',
            label: 'Effects',
            text: 'What happens',
            icon: '/img/sections/effects.svg',
            count: 'effect',
          },
          {
            docId: 'effects/all-conditions/index',
            label: 'Conditions',
            text: 'What has to hold for it',
            icon: '/img/sections/conditions.svg',
            count: 'condition',
          },
          {
            docId: 'effects/all-triggers/index',
            label: 'Triggers',
            text: 'What sets it off',
            icon: '/img/sections/triggers.svg',
            count: 'trigger',
          },
          {
            docId: 'effects/all-filters/index',
            label: 'Filters',
            text: 'Which mobs, items and blocks count',
            icon: '/img/sections/filters.svg',
            count: 'filter',
          },
          {
            docId: 'effects/all-mutators/index',
            label: 'Mutators',
            text: 'Who and where it goes to instead',
            icon: '/img/sections/mutators.svg',
            count: 'mutator',
          },
        ],
      },
      {
        type: 'menu',
        label: 'Plugins',
        docId: 'home',
        position: 'left',
        sidebarGroup: 'Plugins',
      },
      { type: 'doc', docId: 'what-plugins-are-supported', label: 'Integrations', position: 'left' },
      {
        type: 'search',
        position: 'right',
        popular: [
          {
            docId: 'effects/configuring-an-effect',
            text: 'A block, from its id to its conditions',
            icon: '/img/sections/effects.svg',
          },
          {
            docId: 'ecoenchants/how-to-make-a-custom-enchant',
            text: 'With levels, targets and effects',
            icon: '/img/plugins/ecoenchants.svg',
          },
          {
            docId: 'all-plugins/the-item-lookup-system/index',
            text: 'Name any item in any config',
            icon: '/img/sections/all-plugins.svg',
          },
        ],
      },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Docs',
        items: [
          { label: 'Home', href: '/' },
          { label: 'How effects work', href: '/effects' },
          { label: 'Supported plugins', href: '/what-plugins-are-supported' },
          { label: 'What is new', href: '/effects/whats-new' },
          { label: 'Tags', href: '/tags' },
        ],
      },
      {
        title: 'Tools',
        items: [
          { label: 'Finder', href: '/effects/finder' },
          { label: 'Checker', href: '/effects/checker' },
          { label: 'Builder', href: '/effects/builder' },
          { label: 'File builder', href: '/effects/file-builder' },
        ],
      },
      {
        title: 'Reference',
        items: [
          { label: 'Effects', href: '/effects/all-effects' },
          { label: 'Conditions', href: '/effects/all-conditions' },
          { label: 'Triggers', href: '/effects/all-triggers' },
          { label: 'Filters', href: '/effects/all-filters' },
          { label: 'Mutators', href: '/effects/all-mutators' },
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
