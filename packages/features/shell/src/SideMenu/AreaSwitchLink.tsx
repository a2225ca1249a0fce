import { IconArrowLeft, IconUserShield } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import type { AreaSwitch } from '../navigation/use-menu.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './SideMenu.css.ts';

interface AreaSwitchLinkProps {
  readonly areaSwitch: AreaSwitch;
  /** In the foot of the drawer. @default false */
  readonly isInFoot?: boolean;
  /** After it was followed. */
  readonly onNavigate?: () => void;
}

/** Leads admins to the menu of the admin area and back, below the menu. */
export function AreaSwitchLink({ areaSwitch: { to, href }, isInFoot = false, onNavigate }: AreaSwitchLinkProps) {
  const text = useAreaSwitchText()(to);
  return (
    <Link to={href} className={isInFoot ? css.footEntry : css.entry} onClick={onNavigate}>
      <span className={css.icon} aria-hidden>
        {to === 'admin' ? <IconUserShield size={20} stroke={1.5} /> : <IconArrowLeft size={20} stroke={1.5} />}
      </span>
      <span className={css.words}>{text}</span>
    </Link>
  );
}

export function useAreaSwitchText(): (to: AreaSwitch['to']) => string {
  const t = useCopy(shellCopy);
  const { name } = useSite();
  return (to) => (to === 'admin' ? t('shell.nav.admin') : t('shell.backTo', { site: name }));
}
