import { IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAddress } from '../../address.ts';
import { avatar, avatarSize, picture, tint, untinted } from './Avatar.css.ts';
import { initialsOf } from './initials.ts';
import { tintOf } from './tint.ts';

export interface AvatarProps {
  /** The person's name. Without a picture its initials are shown, on a tint derived from the name. */
  name: string;
  /** Address of a picture. One that cannot be loaded gives way to the initials. */
  src?: string | null;
  /** Shown instead of initials: for a team, a program, an unknown person. @default a person, where the name has no letters */
  icon?: ReactNode;
  /** 24, 32, 40 or 64 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** The name is next to it, or labels the button around it: then it is hidden from screen readers. @default false */
  isNamedElsewhere?: boolean;
}

/** A person, team or program, as a picture. Several of them: `AvatarGroup`. */
export function Avatar({ name, src = null, icon, size = 'medium', isNamedElsewhere = false }: AvatarProps) {
  const address = useAddress();
  const [broken, setBroken] = useState<string>();
  const initials = initialsOf(name);
  const isDrawn = icon !== undefined || initials === '';
  const surface = isDrawn ? untinted : tint[tintOf(name)];
  return (
    <span
      {...(isNamedElsewhere ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
      className={`${avatar} ${avatarSize[size]} ${surface}`}
    >
      {src !== null && src !== broken ? (
        <img className={picture} src={address(src)} alt="" onError={() => setBroken(src)} />
      ) : isDrawn ? (
        (icon ?? <IconUser aria-hidden stroke={1.5} />)
      ) : (
        // Two letters of 12 px do not fit into 24.
        <span aria-hidden>{size === 'small' ? initialsOf(name, 1) : initials}</span>
      )}
    </span>
  );
}
