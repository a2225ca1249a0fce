import type { Area } from '@apiyard/api/contract/hub/hub';
import { IconStar } from '@tabler/icons-react';
import type { areaIcons } from '@apiyard/kit/areas/area-icons.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { FilterChips } from '@apiyard/kit/FilterChips/FilterChips.tsx';
import { useAreaName } from '../area-names.ts';
import { hubCopy } from '../hub-copy.ts';
import type { HubView, shownIn } from './hub-view.ts';

interface AreaChipsProps {
  readonly shown: ReturnType<typeof shownIn>;
  readonly view: HubView;
  /** Icons of the areas. @default none */
  readonly icons?: typeof areaIcons;
  readonly onNarrow: (narrow: (view: HubView) => HubView) => void;
}

/** Filters for favourites and areas, with counts. */
export function AreaChips({ shown, view, icons, onNarrow }: AreaChipsProps) {
  const t = useCopy(hubCopy);
  const areaName = useAreaName();
  return (
    <FilterChips
      label={t('hub.areas')}
      chips={[
        {
          id: 'favourites',
          label: t('hub.favourites'),
          count: shown.favouriteCount,
          icon: <IconStar size={16} stroke={1.5} aria-hidden />,
          isOn: view.favouritesOnly,
        },
        { id: 'all', label: t('hub.all'), count: shown.total, isOn: view.area === null },
        ...shown.counts.map(({ area, count }) => {
          const Icon = icons?.[area];
          return {
            id: area,
            label: areaName(area),
            count,
            isOn: view.area === area,
            ...(Icon && { icon: <Icon size={16} stroke={1.5} aria-hidden /> }),
          };
        }),
      ]}
      onPress={(id) =>
        onNarrow((wanted) =>
          id === 'favourites'
            ? { ...wanted, favouritesOnly: !wanted.favouritesOnly }
            : { ...wanted, area: id === 'all' || id === wanted.area ? null : (id as Area) },
        )
      }
    />
  );
}
