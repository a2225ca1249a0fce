import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { healths } from '@apiyard/api/contract/hub/hub';
import { Dense } from '@apiyard/ui/Dense';
import { Select } from '@apiyard/ui/Select';
import { IconCrown, IconStar, IconStarFilled, IconWorld } from '@tabler/icons-react';
import { areaIcons } from '@apiyard/kit/areas/area-icons.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { FilterChips, FilterLinks } from '@apiyard/kit/FilterChips/FilterChips.tsx';
import { useAreaName } from '../area-names.ts';
import { hubCopy } from '../hub-copy.ts';
import { choice, filters } from './CatalogueScreen.css.ts';
import type { CataloguePlace, CatalogueView, shownIn } from './catalogue-view.ts';
import { areaHref, isFreeToTry } from './catalogue-view.ts';
import { outputKindOf, outputKinds } from './output-kind.ts';

interface CatalogueFiltersProps {
  readonly place: CataloguePlace;
  readonly apis: readonly ApiSummary[];
  readonly shown: ReturnType<typeof shownIn>;
  readonly view: CatalogueView;
  /** Changes the latest view, which may be newer than the one that is shown. */
  readonly onNarrow: (narrow: (view: CatalogueView) => CatalogueView) => void;
}

const small = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const any = 'any';

/** Areas as links, and what narrows the list. Choices that all APIs share are left out. */
export function CatalogueFilters({ place, apis, shown, view, onNarrow }: CatalogueFiltersProps) {
  const t = useCopy(hubCopy);
  const areaName = useAreaName();
  const presentHealths = healths.filter(
    (health) => view.health === health || apis.some((api) => api.health === health),
  );
  const presentOutputs = outputKinds.filter(
    (kind) => view.output === kind || apis.some((api) => outputKindOf(api) === kind),
  );
  const chips = [
    {
      id: 'favouritesOnly',
      label: t('hub.favourites'),
      count: shown.favouriteCount,
      icon: view.favouritesOnly ? <IconStarFilled {...small} /> : <IconStar {...small} />,
      isWanted: true,
    },
    {
      id: 'freeOnly',
      label: t('hub.open'),
      count: shown.freeCount,
      icon: <IconWorld {...small} />,
      isWanted: apis.some(isFreeToTry),
    },
    {
      id: 'premiumOnly',
      label: t('hub.premium'),
      count: shown.premiumCount,
      icon: <IconCrown {...small} />,
      isWanted: apis.some(({ premium }) => premium),
    },
  ] as const;
  return (
    <>
      <FilterLinks
        label={t('hub.areas')}
        links={[
          {
            id: 'all',
            label: t('hub.all'),
            count: shown.total,
            isOn: view.area === null,
            href: areaHref(place, view, null),
          },
          ...shown.counts.map(({ area, count }) => {
            const Icon = areaIcons[area];
            return {
              id: area,
              label: areaName(area),
              count,
              icon: <Icon {...small} />,
              isOn: view.area === area,
              href: areaHref(place, view, area),
            };
          }),
        ]}
      />
      <Dense>
        <div className={filters}>
          <FilterChips
            label={t('hub.tools.filter')}
            chips={chips
              .filter(({ id, isWanted }) => isWanted || view[id])
              .map((chip) => ({ ...chip, isOn: view[chip.id] }))}
            onPress={(pressed) => {
              const chip = chips.find(({ id }) => id === pressed);
              if (chip) onNarrow((wanted) => ({ ...wanted, [chip.id]: !wanted[chip.id] }));
            }}
          />
          {presentHealths.length > 1 && (
            <div className={choice}>
              <Select
                label={t('hub.health')}
                isLabelHidden
                options={[
                  { id: any, label: t('hub.health.any') },
                  ...presentHealths.map((id) => ({ id, label: t(`hub.health.${id}`) })),
                ]}
                value={view.health ?? any}
                onChange={(health) => onNarrow((wanted) => ({ ...wanted, health: health === any ? null : health }))}
              />
            </div>
          )}
          {presentOutputs.length > 1 && (
            <div className={choice}>
              <Select
                label={t('hub.output')}
                isLabelHidden
                options={[
                  { id: any, label: t('hub.output.any') },
                  ...presentOutputs.map((id) => ({ id, label: t(`hub.output.${id}`) })),
                ]}
                value={view.output ?? any}
                onChange={(output) => onNarrow((wanted) => ({ ...wanted, output: output === any ? null : output }))}
              />
            </div>
          )}
        </div>
      </Dense>
    </>
  );
}
