import { Header } from '@apiyard/ui/Header';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link as ButtonLink } from '@apiyard/ui/Link';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { useLoginHere } from '../login-here.ts';
import type { MenuLink } from '../navigation/navigation.ts';
import { LanguageMenu } from '../parts/LanguageMenu.tsx';
import { ModeToggle } from '../parts/ModeToggle.tsx';
import { PersonMenu } from '../parts/PersonMenu.tsx';
import { PhoneMenu } from '../parts/PhoneMenu.tsx';
import { shellCopy } from '../shell-copy.ts';
import * as css from './SiteFrame.css.ts';

interface SiteHeadProps {
  readonly links: readonly MenuLink[];
  /** Links of the account menu. */
  readonly person: readonly MenuLink[];
  /** Path of the page that is shown. */
  readonly current: string;
  readonly onMenu: () => void;
}

/** The head of public pages: what the product is, and the way in. */
export function SiteHead({ links, person, current, onMenu }: SiteHeadProps) {
  const t = useCopy(shellCopy);
  return (
    <Header
      isContained
      start={
        <div className={css.start}>
          <span className={css.belowLg}>
            <IconButton
              label={t('shell.openMenu')}
              opens="dialog"
              icon={<IconMenu2 size={20} stroke={1.5} aria-hidden />}
              onPress={onMenu}
            />
          </span>
          <Brand to="front" />
        </div>
      }
      links={
        <nav aria-label={t('shell.site.main')}>
          <ul role="list" className={css.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link to={href} className={css.link} {...(href === current && { 'aria-current': 'page' as const })}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      }
      end={
        <div className={css.tools}>
          <span className={css.fromSm}>
            <LanguageMenu />
            <ModeToggle />
            <WayIn />
          </span>
          <span className={css.belowSm}>
            <PhoneMenu />
            <PersonMenu links={person} />
          </span>
        </div>
      }
    />
  );
}

function WayIn() {
  const t = useCopy(shellCopy);
  const user = useUser();
  const login = useLoginHere();
  if (user !== null) {
    return (
      <ButtonLink href="/dashboards/" look="primary">
        {t('shell.site.openDashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink href={login} look="quiet">
        {t('shell.logIn')}
      </ButtonLink>
      <ButtonLink href="/auth/register" look="primary">
        {t('shell.site.makeAccount')}
      </ButtonLink>
    </>
  );
}
