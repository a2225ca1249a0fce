import { useCopy } from '@apiyard/features/_kit/copy.ts';
import { Mark } from '@apiyard/features/_kit/Mark/Mark.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { shellCopy } from '../shell-copy.ts';
import { brand, mark } from './Brand.css.ts';

interface BrandProps {
  /** The product's name. */
  readonly children: ReactNode;
  readonly onLeave?: (() => void) | undefined;
}

/** The mark and the name, which lead to the dashboard. */
export function Brand({ children, onLeave }: BrandProps) {
  const t = useCopy(shellCopy);
  return (
    <Link href="/dashboards/" className={brand} aria-label={t('shell.home')} {...(onLeave ? { onPress: onLeave } : {})}>
      <span className={mark}>
        <Mark />
      </span>
      {children}
    </Link>
  );
}
