import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorIcon } from './field.css.ts';

/** What is wrong, told by an icon too. Stands in an element that wears `error`. */
export function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertCircle className={errorIcon} size={16} stroke={1.5} aria-hidden />
      <span>{children}</span>
    </>
  );
}
