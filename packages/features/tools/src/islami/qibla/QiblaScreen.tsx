import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { citiesAttribution } from '@apiyard/kernels/places/attribution';
import qibla from '@apiyard/kernels/tools/islami/prayer/qibla';
import { Suspense, useMemo } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import type { Place } from '../places/place.ts';
import { nameInSentence, usePlaceName } from '../places/place.ts';
import { placesCopy } from '../places/places-copy.ts';
import { NoPlace } from '../places/NoPlace.tsx';
import { PlaceSearch } from '../places/PlaceSearch.tsx';
import type { PlaceSource } from '../places/use-place-search.ts';
import { CompassCard } from './CompassCard.tsx';
import { useQiblaFormat } from './qibla-format.ts';
import { qiblaCopy } from './qibla-copy.ts';
import type { QiblaMapProps } from './QiblaMap.tsx';
import { bearing as bearingStyle, column, foot, mapSpace, page, panes, stack } from './QiblaScreen.css.ts';
import type { Compass } from './use-heading.ts';

export interface QiblaScreenProps {
  /** Null without a place; undefined until it is known whether this browser has a last one. */
  readonly place: Place | null | undefined;
  readonly onPlace: (place: Place) => void;
  readonly search: PlaceSource;
  readonly compass: Compass;
  readonly onCompassStart: () => void;
  readonly onCompassStop: () => void;
  /** The place is removed, also for the next visit. */
  readonly onForget: () => void;
}

const QiblaMap = lazyPart<QiblaMapProps>('qibla-map', () => import('./QiblaMap.tsx').then((module) => module.QiblaMap));

/** Half of the circumference of the earth, from its mean radius (IUGG). */
const halfwayKm = Math.PI * 6371.0088;

/** The direction of the Kaaba from a place. */
export function QiblaScreen({ place, onPlace, search, onForget, ...compass }: QiblaScreenProps) {
  const t = useCopy(qiblaCopy);
  const tPlace = useCopy(placesCopy);
  return (
    <div className={page}>
      <PageBand title={t('qibla.title')} purpose={t('qibla.purpose')} />
      <PlaceSearch {...search} place={place ?? null} onPlace={onPlace} />
      {place === undefined && (
        <Card>
          <Skeleton shape="text" lines={6} />
        </Card>
      )}
      {place === null && <NoPlace suggestion={search.suggestion}>{t('qibla.empty')}</NoPlace>}
      {place && <Direction place={place} {...compass} />}
      <div className={foot}>
        <Link href="/hub/islami/qibla">{t('qibla.api', { title: t('qibla.title') })}</Link>
        {place && (
          <Button tone="plain" size="small" onPress={onForget}>
            {tPlace('islamiPlace.forget')}
          </Button>
        )}
      </div>
    </div>
  );
}

type DirectionProps = { readonly place: Place } & Pick<
  QiblaScreenProps,
  'compass' | 'onCompassStart' | 'onCompassStop'
>;

function Direction({ place, compass, onCompassStart, onCompassStop }: DirectionProps) {
  const t = useCopy(qiblaCopy);
  const tPlace = useCopy(placesCopy);
  const format = useQiblaFormat();
  const placeName = usePlaceName(place);
  const inSentence = nameInSentence(placeName, useLanguage());
  const { bearing, direction, distanceKm, notes } = useMemo(() => qibla(place), [place]);
  const isPole = notes.some(({ code }) => code === 'at_pole');
  const distance = format.km(distanceKm);
  const wind = direction === null ? null : t(`qibla.wind.${direction}`);
  const sentence =
    bearing === null || wind === null
      ? t('qibla.any', { place: inSentence })
      : t('qibla.from', { place: inSentence, bearing: format.degrees(bearing), direction: wind });
  return (
    <div className={panes}>
      <div className={column}>
        <Card title={t('qibla.result')}>
          <div className={stack}>
            {bearing !== null && (
              <div>
                <Text tone="quiet">{t('qibla.bearing')}</Text>
                <span className={bearingStyle}>{format.degrees(bearing)}</span>
              </div>
            )}
            <Text>{isPole ? t('qibla.pole', { longitude: format.degrees(place.lon) }) : sentence}</Text>
            <Text>{t('qibla.distance', { distance })}</Text>
          </div>
        </Card>
        {bearing !== null && !isPole && (
          <CompassCard {...{ bearing, compass }} onStart={onCompassStart} onStop={onCompassStop} format={format} />
        )}
      </div>
      <Card title={t('qibla.map')}>
        <Suspense fallback={<div className={mapSpace} aria-busy />}>
          <QiblaMap
            {...{ place, bearing }}
            distance={(distanceKm / halfwayKm) * 180}
            heading={compass.state === 'ready' ? compass.degrees : null}
            label={
              bearing === null
                ? sentence
                : t('qibla.map.text', { place: inSentence, bearing: format.degrees(bearing), distance })
            }
          />
        </Suspense>
        <Text size="small" tone="quiet">
          {`${t('qibla.mapData')} · ${tPlace('islamiPlace.source', { source: citiesAttribution })}`}
        </Text>
      </Card>
    </div>
  );
}
