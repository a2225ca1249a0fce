import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { authCopy } from '../auth-copy.ts';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';

export interface DeadEndProps {
  readonly look?: AuthLook;
  /** Replaces a form that was just submitted. @default false */
  readonly takesFocus?: boolean;
  readonly title: string;
  /** The reason, and what was kept. */
  readonly text: string;
  /** A link above the one that leads back to sign-in. */
  readonly wayOn?: { readonly href: string; readonly label: string };
  readonly children?: ReactNode;
}

/** Replaces a form that cannot be used. */
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
