import { useLocale } from 'react-aria-components/I18nProvider';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { tabularFigures } from '../../theme/text.css.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { avatar, avatarSize } from '../Avatar/Avatar.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { group, members, rest } from './AvatarGroup.css.ts';
import type { AvatarProps } from '../Avatar/Avatar.tsx';

export interface AvatarGroupPerson extends Pick<AvatarProps, 'name' | 'src' | 'icon'> {
  id: string;
}

export interface AvatarGroupProps {
  /** What they have in common: 'Members of the team'. */
  label: string;
  /** Its members; those beyond `max` are counted. */
  people: readonly AvatarGroupPerson[];
  /** How many are shown; the others are counted, and named to those who listen. @default 4 */
  max?: number;
  /** Of each picture. @default 'medium' */
  size?: AvatarProps['size'];
}

/** Who belongs to something, in little room. Where each person matters list them, with `Avatar` and name. */
export function AvatarGroup({ label, people, max = 4, size = 'medium' }: AvatarGroupProps) {
  const labels = useLabels();
  const { count } = useWording();
  const { locale } = useLocale();
  // The counter takes the space of one person, so a single remaining one is shown instead.
  const shown = people.length <= max + 1 ? people : people.slice(0, max);
  const others = people.slice(shown.length);
  return (
    <ul role="list" aria-label={label} className={group}>
      {shown.map(({ id, ...person }) => (
        <li key={id} className={members[size]}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={members[size]}>
          <span
            aria-hidden
            className={`${avatar} ${avatarSize[size]} ${rest[size]} ${tabularFigures}`}
            title={others.map(({ name }) => name).join('\n')}
          >
            {new Intl.NumberFormat(locale, { signDisplay: 'always', notation: 'compact' }).format(others.length)}
          </span>
          <span className={visuallyHidden}>
            {count(labels.others, others.length)}: {new Intl.ListFormat(locale).format(others.map(({ name }) => name))}
          </span>
        </li>
      )}
    </ul>
  );
}
