import type { ShellKey } from '../navigation/menu-keys.ts';

interface SiteLink {
  readonly label: ShellKey;
  readonly href: string;
}

interface SiteLinks {
  readonly label: ShellKey;
  readonly links: readonly SiteLink[];
}

/** What stands in the head of public pages. */
export const headLinks: readonly SiteLink[] = [
  { label: 'shell.nav.all', href: '/allfeature' },
  { label: 'shell.nav.pricing', href: '/pricing2' },
  { label: 'shell.nav.docs', href: '/docs' },
  { label: 'Blog', href: '/apps/blog/posts' },
  { label: 'shell.site.about', href: '/about' },
];

/** What stands at their foot. */
export const footLinks: readonly SiteLinks[] = [
  {
    label: 'shell.site.product',
    links: [
      { label: 'shell.nav.all', href: '/allfeature' },
      { label: 'shell.nav.hub', href: '/hub' },
      { label: 'shell.nav.pricing', href: '/pricing2' },
      { label: 'shell.site.portfolio', href: '/portfolio' },
    ],
  },
  {
    label: 'shell.nav.learn',
    links: [
      { label: 'shell.nav.docs', href: '/docs' },
      { label: 'shell.nav.updates', href: '/recent-updates' },
      { label: 'Blog', href: '/apps/blog/posts' },
      { label: 'shell.site.about', href: '/about' },
    ],
  },
  {
    label: 'shell.site.help',
    links: [
      { label: 'shell.site.support', href: '/support' },
      { label: 'shell.site.contact', href: '/contact' },
    ],
  },
  {
    label: 'shell.site.legal',
    links: [
      { label: 'shell.site.privacy', href: '/privacyp' },
      { label: 'shell.site.terms', href: '/tos' },
      { label: 'shell.site.deletion', href: '/datadeletion' },
    ],
  },
];
