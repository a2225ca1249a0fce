import { Avatar } from '@apiyard/ui/Avatar';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useCopy } from '../../_kit/copy.ts';
import { lazyOverlay } from '../../_kit/LazyMenu/lazy-overlay.tsx';
import { useIsPerson, useUser } from '../../_kit/services.tsx';
import { useLoginHere } from '../login-here.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from '../TopBar/TopBar.css.ts';

const LazyPersonPanel = lazyOverlay(
  'person-panel',
  'menu',
  async () => (await import('../PersonPanel/PersonPanel.tsx')).PersonPanel,
);

/** The person's own places and the way out; the way in for everybody else. */
export function PersonMenu({ exists }: { readonly exists: (href: string) => boolean }) {
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
    <LazyPersonPanel
      label={name}
      name={user.name}
      exists={exists}
      // Named by what it holds, not by a label: the initials in the picture would be visible words that a label lacks.
      trigger={(idle) => (
        <Button {...idle} tone="plain">
          <span className={css.person}>
            <Avatar name={user.name} src={user.avatar} isNamedElsewhere />
          </span>
          <span className={visuallyHidden}>{name}</span>
        </Button>
      )}
    />
  );
}
