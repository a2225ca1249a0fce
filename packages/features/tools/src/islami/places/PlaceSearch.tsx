import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { Dialog } from '@apiyard/ui/Dialog';
import { NumberField } from '@apiyard/ui/NumberField';
import { Stack } from '@apiyard/ui/Stack';
import type { City } from '@apiyard/kernels/places/cities';
import { IconCurrentLocation, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { placeField, placeRow } from './PlaceSearch.css.ts';
import { placesCopy } from './places-copy.ts';
import type { Place } from './place.ts';
import { usePlaceName } from './place.ts';

export interface PlaceSearchProps {
  readonly place: Place | null;
  /** What the last search found. */
  readonly cities: readonly City[];
  readonly isSearching: boolean;
  readonly hasSearchFailed: boolean;
  readonly location: 'idle' | 'locating' | 'denied' | 'failed';
  readonly onSearch: (words: string) => void;
  readonly onPlace: (place: Place) => void;
  readonly onLocate: () => void;
}

const icon = { size: 20, stroke: 1.5 } as const;

/** The place that a page is about: a city, the location of the browser, or coordinates. */
export function PlaceSearch({ place, cities, location, onPlace, ...props }: PlaceSearchProps) {
  const t = useCopy(placesCopy);
  const placeName = usePlaceName(place);
  const found = cities.map(({ name, countryName, lat, lon }) => ({
    id: idOf({ lat, lon }),
    label: name,
    description: countryName,
    place: { lat, lon, name },
  }));
  const chosen = place && { id: idOf(place), label: placeName, place };
  const options = chosen === null || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <>
      <div className={placeRow}>
        <div className={placeField}>
          <ComboBox
            label={t('islamiPlace.city')}
            placeholder={t('islamiPlace.city.example')}
            options={options}
            value={chosen?.id ?? null}
            isLoading={props.isSearching}
            {...(props.hasSearchFailed && { errorMessage: t('islamiPlace.cities.failed') })}
            onSearch={props.onSearch}
            // An empty field is the beginning of another search: the place stays.
            isRequired={chosen !== null}
            onChange={(id) => {
              const option = options.find((one) => one.id === id);
              if (option !== undefined) onPlace(option.place);
            }}
          />
        </div>
        <Button icon={<IconCurrentLocation {...icon} />} isPending={location === 'locating'} onPress={props.onLocate}>
          {t('islamiPlace.locate')}
        </Button>
        <CoordinatesDialog place={place} onPlace={onPlace} />
      </div>
      {(location === 'denied' || location === 'failed') && (
        <Alert tone="warning">{t(`islamiPlace.locate.${location}`)}</Alert>
      )}
    </>
  );
}

const idOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => `${lat},${lon}`;

function CoordinatesDialog({ place, onPlace }: Pick<PlaceSearchProps, 'place' | 'onPlace'>) {
  const t = useCopy(placesCopy);
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
        {t('islamiPlace.coordinates')}
      </Button>
      <Dialog
        title={t('islamiPlace.coordinates.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{t('islamiPlace.coordinates.cancel')}</Button>
            <Button tone="primary" isDisabled={!isComplete} onPress={onUse}>
              {t('islamiPlace.coordinates.use')}
            </Button>
          </>
        }
      >
        <Stack space={2}>
          <NumberField
            label={t('islamiPlace.latitude')}
            description={t('islamiPlace.latitude.help')}
            value={lat}
            minValue={-90}
            maxValue={90}
            format={format}
            onChange={setLat}
            onClear={() => setLat(null)}
          />
          <NumberField
            label={t('islamiPlace.longitude')}
            description={t('islamiPlace.longitude.help')}
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
