import { Menu } from '@apiyard/ui/Menu';
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import {
  IconChartBar,
  IconId,
  IconKey,
  IconLayoutDashboard,
  IconLogout,
  IconShieldLock,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { useCopy } from '../../_kit/copy.ts';
import type { OverlayProps } from '../../_kit/LazyMenu/lazy-overlay.tsx';
import { useServices } from '../../_kit/services.tsx';
import type { ShellKey } from '../navigation/menu-keys.ts';
import { shellCopy } from '../shell-copy.ts';

const own: readonly { readonly href: string; readonly label: ShellKey; readonly icon: typeof IconUser }[] = [
  { href: '/dashboards/', label: 'shell.nav.dashboard', icon: IconLayoutDashboard },
  { href: '/hub?favourites', label: 'shell.nav.favourites', icon: IconStar },
  { href: '/account/profile', label: 'Profile', icon: IconUser },
  { href: '/account/security', label: 'shell.account.security', icon: IconShieldLock },
  { href: '/account/keys', label: 'shell.account.keys', icon: IconKey },
  { href: '/account/usage', label: 'shell.account.usage', icon: IconChartBar },
  { href: '/account/plan', label: 'shell.account.plan', icon: IconId },
];

interface PersonPanelProps extends OverlayProps {
  /** Says whose places they are. */
  readonly label: string;
  readonly name: string;
  readonly exists: (href: string) => boolean;
}

/** The person's own places and the way out. Apart from the button that opens it: most visits open it never. */
export function PersonPanel({ label, name, exists, ...overlay }: PersonPanelProps) {
  const t = useCopy(shellCopy);
  const { session } = useServices();
  return (
    <Menu
      {...overlay}
      label={label}
      placement="bottom end"
      items={[
        {
          id: 'places',
          label: name,
          items: own
            .filter(({ href }) => exists(href))
            .map(({ href, label: words, icon: Icon }) => ({
              id: href,
              href,
              label: t(words),
              icon: <Icon size={20} stroke={1.5} aria-hidden />,
            })),
        },
        {
          id: 'session',
          items: [
            {
              id: 'log out',
              label: t('shell.logOut'),
              icon: <IconLogout className={pointsAlong} size={20} stroke={1.5} aria-hidden />,
            },
          ],
        },
      ]}
      onAction={(id) => id === 'log out' && session.logOut()}
    />
  );
}
