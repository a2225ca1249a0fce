import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from './hub-copy.ts';
import { star } from './FavouriteToggle.css.ts';

interface FavouriteToggleProps {
  /** The API's name, for the accessible label. */
  readonly title: string;
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
}

export function FavouriteToggle({ title, isFavourite, onToggle }: FavouriteToggleProps) {
  const t = useCopy(hubCopy);
  return (
    <ToggleButton
      label={t('hub.favouriteOf', { title })}
      labelSelected={t('hub.unfavourite')}
      icon={<IconStar size={20} stroke={1.5} />}
      selectedIcon={<IconStarFilled size={20} className={star} />}
      isSelected={isFavourite}
      onChange={onToggle}
    />
  );
}
