import { Avatar } from '@apiyard/ui/Avatar';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { IconLogin2, IconLogout } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useIsPerson, useServices, useUser } from '@apiyard/kit/services.tsx';
import { useLoginHere } from '../login-here.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './Sidebar.css.ts';

/** The signed-in person and sign-out, or sign-in for visitors. In a narrow sidebar, only the first. */
export function PersonFoot() {
  const t = useCopy(shellCopy);
  const user = useUser();
  const isPerson = useIsPerson();
  const { session } = useServices();
  const login = useLoginHere();
  if (!isPerson) {
    return (
      <div className={css.footContent}>
        <div className={css.visitor}>
          <Text size="small" tone="quiet">
            {t('shell.visitor')}
          </Text>
          <Link href={login} look="quiet">
            {t('shell.logIn')}
          </Link>
        </div>
        <span className={css.visitorMini} aria-hidden>
          <IconLogin2 size={20} stroke={1.5} />
        </span>
      </div>
    );
  }
  if (user === null) {
    return (
      <div className={css.footContent}>
        <Avatar name="" size="large" isNamedElsewhere />
        <div className={css.person}>
          <Skeleton shape="text" lines={2} />
        </div>
      </div>
    );
  }
  // Without a name, the username is shown once.
  const second = user.name === user.username ? user.email : user.username;
  return (
    <div className={css.footContent}>
      <Avatar name={user.name} src={user.avatar} size="large" isNamedElsewhere />
      <div className={css.person}>
        <Text weight="heading" isTruncated>
          {user.name}
        </Text>
        {second !== null && (
          <Text size="small" tone="quiet" isTruncated>
            {second}
          </Text>
        )}
      </div>
      <span className={css.leave}>
        <IconButton
          label={t('shell.logOut')}
          icon={<IconLogout size={20} stroke={1.5} aria-hidden />}
          onPress={() => session.logOut()}
        />
      </span>
    </div>
  );
}
