import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import type { ReactNode } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { authCopy } from '../auth-copy.ts';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';

export interface DeadEndProps {
  readonly look?: AuthLook;
  /** It takes the place of a form that was used. @default false */
  readonly takesFocus?: boolean;
  /** What is the case. */
  readonly title: string;
  /** Why, and what was kept. */
  readonly text: string;
  /** The one way on, before the way back to signing in. */
  readonly wayOn?: { readonly href: string; readonly label: string };
  readonly children?: ReactNode;
}

/** In place of a form that would lead nowhere. */
export function DeadEnd({ look = 'split', takesFocus = false, title, text, wayOn, children }: DeadEndProps) {
  const t = useCopy(authCopy);
  return (
    <AuthFrame look={look} takesFocus={takesFocus} title={title} purpose={text}>
      <Stack space={1}>
        {wayOn && (
          <Link href={wayOn.href} look="primary">
            {wayOn.label}
          </Link>
        )}
        <Link href="/auth/login" look={wayOn ? 'quiet' : 'primary'}>
          {t('auth.toLogin')}
        </Link>
      </Stack>
      {children}
    </AuthFrame>
  );
}
