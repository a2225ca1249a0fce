import { useCopy } from '@apiyard/features/_kit/copy.ts';
import { useServices, useUser } from '@apiyard/features/_kit/services.tsx';
import { useSetting } from '@apiyard/features/_kit/services.tsx';
import { useAuth } from '@apiyard/features/auth/auth-context.tsx';
import { Avatar } from '@apiyard/ui/Avatar';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { IconLayoutDashboard, IconLayoutSidebar, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { Button as AriaButton } from 'react-aria-components/Button';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { LazyMenu } from '@apiyard/features/_kit/LazyMenu/LazyMenu.tsx';
import { useLoginPath } from '../login-path.ts';
import { ModeToggle } from '../ModeToggle.tsx';
import { shellCopy } from '../shell-copy.ts';
import { ThemeMenu } from '../ThemeMenu.tsx';
import * as css from './Header.css.ts';
import { SearchLink } from './SearchLink.tsx';

export function Header() {
  return (
    <header className={css.header}>
      <MenuToggle />
      <SearchLink />
      <span className={css.spacer} />
      <LanguageMenu />
      <ThemeMenu />
      <ModeToggle />
      <Person />
    </header>
  );
}

/** Narrows or widens the sidebar; below 1200 px opens it as a drawer. */
function MenuToggle() {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const isCollapse = useSetting('isCollapse');
  return (
    <>
      <span className={css.onlyWide}>
        <IconButton
          label={t(isCollapse ? 'shell.expand' : 'shell.collapse')}
          icon={<IconLayoutSidebar className={pointsAlong} size={20} stroke={1.5} aria-hidden />}
          onPress={() => settings.change({ isCollapse: !isCollapse, isSidebarHover: false })}
        />
      </span>
      <span className={css.onlyNarrow}>
        <IconButton
          label={t('shell.openMenu')}
          icon={<IconMenu2 size={20} stroke={1.5} aria-hidden />}
          onPress={() => settings.change({ isMobileSidebar: true })}
        />
      </span>
    </>
  );
}

function Person() {
  const t = useCopy(shellCopy);
  const user = useUser();
  const { logOut } = useAuth();
  const loginPath = useLoginPath();
  if (user === null) {
    return (
      <Link href={loginPath} look="primary">
        {t('shell.logIn')}
      </Link>
    );
  }
  const name = t('shell.account', { name: user.name });
  return (
    <LazyMenu
      label={name}
      placement="bottom end"
      trigger={({ opens, ...idle }) => (
        <AriaButton {...idle} {...(opens ? { 'aria-haspopup': opens } : {})} aria-label={name} className={css.person}>
          <Avatar name={user.name} src={user.avatar} isNamedElsewhere />
        </AriaButton>
      )}
      items={[
        {
          id: 'places',
          label: user.name,
          items: [
            { id: 'dashboard', label: t('shell.nav.dashboard'), href: '/dashboards/', icon: <IconLayoutDashboard stroke={1.5} aria-hidden /> },
          ],
        },
        {
          id: 'session',
          items: [{ id: 'log out', label: t('shell.logOut'), icon: <IconLogout className={pointsAlong} stroke={1.5} aria-hidden /> }],
        },
      ]}
      onAction={(id) => id === 'log out' && logOut()}
    />
  );
}
