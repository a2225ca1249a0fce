import { Link } from 'react-router';
import { Mark } from '@apiyard/kit/Mark/Mark.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import { brand, mark, name as nameStyle, nameFromSm } from './Brand.css.ts';

interface BrandProps {
  /** Where it leads: the front page on public pages. @default 'dashboard' */
  readonly to?: 'dashboard' | 'front';
  /** Only the logo below 600 px. @default false */
  readonly isShortOnPhones?: boolean;
}

/** The mark and the site's name, which lead home. */
export function Brand({ to = 'dashboard', isShortOnPhones = false }: BrandProps) {
  const { name } = useSite();
  return (
    <Link to={to === 'front' ? '/' : '/dashboards/'} className={brand}>
      <span className={mark}>
        <Mark />
      </span>
      <span dir="auto" className={isShortOnPhones ? nameFromSm : nameStyle}>
        {name}
      </span>
    </Link>
  );
}
