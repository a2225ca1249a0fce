import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorIcon } from './field.css.ts';

/** An error message with an icon. Must be inside an element with the class `error`. */
export function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertCircle className={errorIcon} size={16} stroke={1.5} aria-hidden />
      <span>{children}</span>
    </>
  );
}
