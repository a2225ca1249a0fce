import { Avatar } from '@apiyard/ui/Avatar';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconChartBar, IconId, IconKey, IconLayoutDashboard, IconLogout, IconShieldLock, IconStar, IconUser } from '@tabler/icons-react';
import { useCopy } from '../../_kit/copy.ts';
import { LazyMenu } from '../../_kit/LazyMenu/LazyMenu.tsx';
import { useServices, useUser } from '../../_kit/services.tsx';
import { useLoginHere } from '../login-here.ts';
import type { ShellKey } from '../navigation/menu-keys.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from '../TopBar/TopBar.css.ts';

const own: readonly { readonly href: string; readonly label: ShellKey; readonly icon: typeof IconUser }[] = [
  { href: '/dashboards/', label: 'shell.nav.dashboard', icon: IconLayoutDashboard },
  { href: '/hub?favourites', label: 'shell.nav.favourites', icon: IconStar },
  { href: '/account/profile', label: 'Profile', icon: IconUser },
  { href: '/account/security', label: 'shell.account.security', icon: IconShieldLock },
  { href: '/account/keys', label: 'shell.account.keys', icon: IconKey },
  { href: '/account/usage', label: 'shell.account.usage', icon: IconChartBar },
  { href: '/account/plan', label: 'shell.account.plan', icon: IconId },
];

/** The person's own places and the way out; the way in for everybody else. */
export function PersonMenu({ exists }: { readonly exists: (href: string) => boolean }) {
  const t = useCopy(shellCopy);
  const user = useUser();
  const { session } = useServices();
  const login = useLoginHere();
  if (user === null) {
    return (
      <Link href={login} look="primary">
        {t('shell.logIn')}
      </Link>
    );
  }
  const name = t('shell.account', { name: user.name });
  return (
    <LazyMenu
      label={name}
      placement="bottom end"
      // Named by what it holds, not by a label: the initials in the picture would be visible words that a label lacks.
      trigger={(idle) => (
        <Button {...idle} tone="plain">
          <span className={css.person}>
            <Avatar name={user.name} src={user.avatar} isNamedElsewhere />
          </span>
          <span className={visuallyHidden}>{name}</span>
        </Button>
      )}
      items={[
        {
          id: 'places',
          label: user.name,
          items: own.filter(({ href }) => exists(href)).map(({ href, label, icon: Icon }) => ({ id: href, href, label: t(label), icon: <Icon size={20} stroke={1.5} aria-hidden /> })),
        },
        {
          id: 'session',
          items: [{ id: 'log out', label: t('shell.logOut'), icon: <IconLogout className={pointsAlong} size={20} stroke={1.5} aria-hidden /> }],
        },
      ]}
      onAction={(id) => id === 'log out' && session.logOut()}
    />
  );
}
