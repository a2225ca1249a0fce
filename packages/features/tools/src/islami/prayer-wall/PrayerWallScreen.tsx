import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconAdjustments, IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageTitle } from '@apiyard/kit/PageTitle/PageTitle.tsx';
import { NoPlace } from '../places/NoPlace.tsx';
import type { Place } from '../places/place.ts';
import { PlaceSearch } from '../places/PlaceSearch.tsx';
import type { PlaceSource } from '../places/use-place-search.ts';
import type { OutOfOrder, Times } from '../prayer-times/compute.ts';
import type { Congregation } from './iqama.ts';
import { isFriday } from './iqama.ts';
import { prayerWallCopy } from './prayer-wall-copy.ts';
import * as css from './PrayerWallScreen.css.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import { Wall } from './Wall.tsx';
import type { WallSettingsProps } from './WallSettingsSheet.tsx';
import { WallSettingsSheet } from './WallSettingsSheet.tsx';

export interface PrayerWallScreenProps extends WallSettingsProps {
  /** Null without a place; undefined until it is known. */
  readonly place: Place | null | undefined;
  readonly search: PlaceSource;
  readonly onPlace: (place: Place) => void;
  readonly times: Loadable<Times | OutOfOrder>;
  /** Unix milliseconds. */
  readonly nowMs: number;
  /** Address of the page of prayer times. */
  readonly exitHref: string;
  /** Null where the browser has none. */
  readonly fullscreen: Fullscreen | null;
  /** Nobody touches the screen: the controls are hidden. */
  readonly isIdle: boolean;
  readonly onRetry: () => void;
}

const icon = { size: 20, stroke: 1.5 } as const;

/** Prayer times to read from afar, such as on the wall of a mosque. */
export function PrayerWallScreen({ place, times, nowMs, exitHref, fullscreen, ...props }: PrayerWallScreenProps) {
  const t = useCopy(prayerWallCopy);
  const [isOpen, setOpen] = useState(false);
  const { wall, isIdle } = props;
  const done = times.state === 'done' && 'zone' in times.value ? times.value : null;
  const isShown = place && done;
  const areToolsHidden = isIdle && isShown && !isOpen;
  const adhanOf = (prayer: Congregation) => {
    if (done === null || (prayer === 'jumuah' && !isFriday(done.today.date))) return null;
    const name = prayer === 'jumuah' ? 'dhuhr' : prayer;
    return done.today.times.find((one) => one.prayer === name)?.time ?? null;
  };
  return (
    <main className={areToolsHidden ? `${css.wall} ${css.still}` : css.wall}>
      <div className={areToolsHidden ? `${css.tools} ${css.hiddenTools}` : css.tools}>
        <Link href={exitHref}>{t('prayerWall.exit')}</Link>
        <Button icon={<IconAdjustments {...icon} />} opens="dialog" onPress={() => setOpen(true)}>
          {t('prayerWall.settings')}
        </Button>
        {fullscreen !== null && (
          <Button
            icon={fullscreen.isOn ? <IconMinimize {...icon} /> : <IconMaximize {...icon} />}
            onPress={fullscreen.onToggle}
          >
            {fullscreen.isOn ? t('prayerWall.fullscreen.leave') : t('prayerWall.fullscreen')}
          </Button>
        )}
      </div>
      <PageTitle title={t('prayerWall.title')} />
      {isShown && <Wall {...{ place, nowMs, wall }} times={done} />}
      {place === null && (
        <div className={css.choose}>
          <h1 className={css.title}>{t('prayerWall.title')}</h1>
          <PlaceSearch {...props.search} place={null} onPlace={props.onPlace} />
          <NoPlace suggestion={props.search.suggestion}>{t('prayerWall.noPlace')}</NoPlace>
        </div>
      )}
      {place !== null && !isShown && (
        <>
          <h1 className={visuallyHidden}>{t('prayerWall.title')}</h1>
          <Message times={times} onRetry={props.onRetry} />
        </>
      )}
      <WallSettingsSheet
        {...{ wall, adhanOf, isOpen }}
        onWall={props.onWall}
        isDark={props.isDark}
        onDark={props.onDark}
        onOpenChange={setOpen}
      />
    </main>
  );
}

function Message({ times, onRetry }: Pick<PrayerWallScreenProps, 'times' | 'onRetry'>) {
  const t = useCopy(prayerWallCopy);
  if (times.state === 'failed')
    return (
      <div className={css.message} role="alert">
        {t('prayerWall.failed')}
        <Button onPress={onRetry}>{t('prayerWall.retry')}</Button>
      </div>
    );
  if (times.state === 'done')
    return (
      <p className={css.message} role="alert">
        {t('prayerWall.outOfOrder')}
      </p>
    );
  return <div className={css.message} aria-busy />;
}
