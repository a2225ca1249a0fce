import { Avatar } from '@apiyard/ui/Avatar';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useIsPerson, useUser } from '@apiyard/kit/services.tsx';
import { useLoginHere } from '../login-here.ts';
import { PersonPanel } from '../PersonPanel/PersonPanel.tsx';
import type { MenuLink } from '../navigation/navigation.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './PersonMenu.css.ts';

/** The account menu with sign-out, or sign-in for visitors. */
export function PersonMenu({ links }: { readonly links: readonly MenuLink[] }) {
  const t = useCopy(shellCopy);
  const user = useUser();
  const isPerson = useIsPerson();
  const login = useLoginHere();
  if (!isPerson) {
    return (
      <Link href={login} look="primary">
        {t('shell.logIn')}
      </Link>
    );
  }
  if (user === null) {
    return (
      <span aria-hidden>
        <Button tone="plain" isDisabled>
          <span className={css.person}>
            <Avatar name="" isNamedElsewhere />
          </span>
        </Button>
      </span>
    );
  }
  const name = t('shell.account', { name: user.name });
  return (
    <PersonPanel
      label={name}
      name={user.name}
      links={links}
      // Named by its content, not by a label: the visible initials would be missing from a label.
      trigger={
        <Button tone="plain">
          <span className={css.person}>
            <Avatar name={user.name} src={user.avatar} isNamedElsewhere />
          </span>
          <span className={visuallyHidden}>{name}</span>
        </Button>
      }
    />
  );
}
