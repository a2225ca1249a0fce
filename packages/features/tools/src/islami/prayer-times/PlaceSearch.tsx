import { Button } from '@apiyard/ui/Button';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { Dialog } from '@apiyard/ui/Dialog';
import { NumberField } from '@apiyard/ui/NumberField';
import { Stack } from '@apiyard/ui/Stack';
import type { City } from '@apiyard/kernels/places/cities';
import { IconCurrentLocation, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { placeField, placeRow } from './PrayerTimesScreen.css.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { Place } from './prayer-view.ts';

export interface PlaceSearchProps {
  readonly place: Place | null;
  readonly placeName: string;
  /** What the last search found. */
  readonly cities: readonly City[];
  readonly isSearching: boolean;
  readonly hasSearchFailed: boolean;
  readonly isLocating: boolean;
  readonly onSearch: (words: string) => void;
  readonly onPlace: (place: Place) => void;
  readonly onLocate: () => void;
}

const icon = { size: 20, stroke: 1.5 } as const;

/** Where the times are for: a city, the location of the browser, or coordinates. */
export function PlaceSearch({ place, placeName, cities, onPlace, ...props }: PlaceSearchProps) {
  const t = useCopy(prayerTimesCopy);
  const found = cities.map(({ name, countryName, lat, lon }) => ({
    id: idOf({ lat, lon }),
    label: name,
    description: countryName,
    place: { lat, lon, name },
  }));
  const chosen = place && { id: idOf(place), label: placeName, place };
  const options = chosen === null || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <div className={placeRow}>
      <div className={placeField}>
        <ComboBox
          label={t('prayerTimes.place')}
          placeholder={t('prayerTimes.place.example')}
          options={options}
          value={chosen?.id ?? null}
          isLoading={props.isSearching}
          {...(props.hasSearchFailed && { errorMessage: t('prayerTimes.cities.failed') })}
          onSearch={props.onSearch}
          // An empty field is the beginning of another search: the place stays.
          isRequired={chosen !== null}
          onChange={(id) => {
            const option = options.find((one) => one.id === id);
            if (option !== undefined) onPlace(option.place);
          }}
        />
      </div>
      <Button icon={<IconCurrentLocation {...icon} />} isPending={props.isLocating} onPress={props.onLocate}>
        {t('prayerTimes.locate')}
      </Button>
      <CoordinatesDialog place={place} onPlace={onPlace} />
    </div>
  );
}

const idOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => `${lat},${lon}`;

function CoordinatesDialog({ place, onPlace }: Pick<PlaceSearchProps, 'place' | 'onPlace'>) {
  const t = useCopy(prayerTimesCopy);
  const [isOpen, setOpen] = useState(false);
  const [lat, setLat] = useState<number | null>(null);
  const [lon, setLon] = useState<number | null>(null);
  const format = { maximumFractionDigits: 5 };
  const isComplete = lat !== null && lon !== null;
  const onUse = () => {
    if (!isComplete) return;
    setOpen(false);
    onPlace({ lat, lon, name: null });
  };
  return (
    <>
      <Button
        icon={<IconWorld {...icon} />}
        opens="dialog"
        onPress={() => {
          setLat(place?.lat ?? null);
          setLon(place?.lon ?? null);
          setOpen(true);
        }}
      >
        {t('prayerTimes.coordinates')}
      </Button>
      <Dialog
        title={t('prayerTimes.coordinates.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{t('prayerTimes.coordinates.cancel')}</Button>
            <Button tone="primary" isDisabled={!isComplete} onPress={onUse}>
              {t('prayerTimes.coordinates.use')}
            </Button>
          </>
        }
      >
        <Stack space={2}>
          <NumberField
            label={t('prayerTimes.latitude')}
            description={t('prayerTimes.latitude.help')}
            value={lat}
            minValue={-90}
            maxValue={90}
            format={format}
            onChange={setLat}
            onClear={() => setLat(null)}
          />
          <NumberField
            label={t('prayerTimes.longitude')}
            description={t('prayerTimes.longitude.help')}
            value={lon}
            minValue={-180}
            maxValue={180}
            format={format}
            onChange={setLon}
            onClear={() => setLon(null)}
          />
        </Stack>
      </Dialog>
    </>
  );
}
