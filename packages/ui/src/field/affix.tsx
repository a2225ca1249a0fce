import type { ReactNode } from 'react';
import { affix } from './field.css.ts';

/** Fixed content inside the border of a field. */
export interface AffixProps {
  /** Before the value: 'https://', '@', a 20 px icon. Text is read as a description, and is not part of the value. */
  prefix?: ReactNode;
  /** After the value: 'px', '.example.com', a 20 px icon. Text is read as a description, and is not part of the value. */
  suffix?: ReactNode;
}

/** IDs of the parts of a field whose control has the ID `controlId`, for its `aria-describedby`. */
export function affixIds(controlId: string, { prefix, suffix }: AffixProps): (string | false)[] {
  return [prefix !== undefined && `${controlId}-prefix`, suffix !== undefined && `${controlId}-suffix`];
}

interface AffixPartProps {
  at: 'prefix' | 'suffix';
  controlId: string;
  children: ReactNode;
}

/** A press on it focuses the control. As a `label` it adds nothing to the name: React Aria names the control by ID. */
export function Affix({ at, controlId, children }: AffixPartProps) {
  if (children === undefined) return null;
  return (
    <label id={`${controlId}-${at}`} htmlFor={controlId} data-affix={at} className={affix}>
      {typeof children === 'string' ? <bdi>{children}</bdi> : children}
    </label>
  );
}
