import { useCopy } from '@apiyard/features/_kit/copy.ts';
import { useUser } from '@apiyard/features/_kit/services.tsx';
import { useAuth } from '@apiyard/features/auth/auth-context.tsx';
import { Avatar } from '@apiyard/ui/Avatar';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { Tooltip } from '@apiyard/ui/Tooltip';
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { Brand } from '../Brand/Brand.tsx';
import { navigation } from '../navigation.ts';
import type { NavigationEntry } from '../navigation.ts';
import { shellCopy } from '../shell-copy.ts';
import { useLoginPath } from '../login-path.ts';
import * as css from './Sidebar.css.ts';

interface SidebarProps {
  /** Icons only; each has its name as a tooltip. */
  readonly isMini?: boolean;
  /** At the end of the first line: what closes the drawer. */
  readonly action?: ReactNode;
  /** After an entry was followed. */
  readonly onLeave?: () => void;
}

/** The menu with the product's name above and the person below. */
export function Sidebar({ isMini = false, action, onLeave }: SidebarProps) {
  const t = useCopy(shellCopy);
  const at = useLocation();
  const isAdmin = useUser()?.role === 'admin';
  const groups = navigation.filter(({ isForAdmins = false }) => isAdmin || !isForAdmins);
  return (
    <nav className={isMini ? `${css.sidebar} ${css.mini}` : css.sidebar} aria-label={t('shell.menu')}>
      <div className={`${css.head} ${css.centredInMini}`}>
        <Brand onLeave={onLeave}>
          <span className={css.hiddenInMini}>Apiyard</span>
        </Brand>
        {action}
      </div>
      <div className={css.nav}>
        {groups.map(({ label, entries }) => (
          <div key={label} className={css.group}>
            <div className={`${css.groupTitle} ${css.hiddenInMini}`}>{t(label)}</div>
            <Stack as="ul" space={0.5}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Entry entry={entry} isCurrent={entry.holds(at)} isMini={isMini} onLeave={onLeave} />
                </li>
              ))}
            </Stack>
          </div>
        ))}
      </div>
      <Foot onLeave={onLeave} />
    </nav>
  );
}

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly isCurrent: boolean;
  readonly isMini: boolean;
  readonly onLeave: (() => void) | undefined;
}

function Entry({ entry: { to, label, icon: Icon }, isCurrent, isMini, onLeave }: EntryProps) {
  const t = useCopy(shellCopy);
  const link = (
    <AriaLink
      href={to}
      className={`${css.entry} ${css.centredInMini}`}
      aria-label={t(label)}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(onLeave ? { onPress: onLeave } : {})}
    >
      <Icon className={css.entryIcon} size={20} stroke={1.5} aria-hidden />
      <span className={`${css.entryWords} ${css.hiddenInMini}`}>{t(label)}</span>
    </AriaLink>
  );
  return isMini ? <Tooltip label={t(label)}>{link}</Tooltip> : link;
}

function Foot({ onLeave }: { readonly onLeave: (() => void) | undefined }) {
  const t = useCopy(shellCopy);
  const user = useUser();
  const { logOut } = useAuth();
  const loginPath = useLoginPath();
  if (user === null) {
    return (
      <div className={`${css.foot} ${css.hiddenInMini}`}>
        <div className={css.visitor}>
          <Text size="small">{t('shell.visitor')}</Text>
          <Link href={loginPath} look="quiet" {...(onLeave ? { onPress: onLeave } : {})}>
            {t('shell.logIn')}
          </Link>
        </div>
      </div>
    );
  }
  // Whoever gave no name is called by the username: it is not said twice.
  const second = user.name === user.username ? user.email : user.username;
  return (
    <div className={`${css.foot} ${css.centredInMini}`}>
      <Avatar name={user.name} src={user.avatar} isNamedElsewhere />
      <div className={`${css.person} ${css.hiddenInMini}`}>
        <Text weight="heading" isTruncated>
          {user.name}
        </Text>
        {second !== null && (
          <Text size="small" tone="quiet" isTruncated>
            {second}
          </Text>
        )}
      </div>
      <span className={css.hiddenInMini}>
        <IconButton label={t('shell.logOut')} icon={<IconLogout className={pointsAlong} size={20} stroke={1.5} aria-hidden />} onPress={logOut} />
      </span>
    </div>
  );
}
