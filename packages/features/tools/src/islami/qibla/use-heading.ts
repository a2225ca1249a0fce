import { useEffect, useState } from 'react';
import type { Heading, OrientationReading } from './heading.ts';
import { headingOf } from './heading.ts';

export type Compass = { readonly state: 'off' | 'starting' | 'denied' | 'absent' } | Heading;

/** Safari asks people before it shares the sensors. Chrome answers `prompt` where it would ask later. */
interface WithPermission {
  readonly requestPermission?: () => Promise<'granted' | 'denied' | 'prompt'>;
}

/** A device with a compass sends its first reading at once. */
const patienceMs = 3000;

/** The compass of the device, started on request only. */
export function useHeading(): { readonly compass: Compass; readonly onStart: () => void; readonly onStop: () => void } {
  const [isOn, setOn] = useState(false);
  const [compass, setCompass] = useState<Compass>({ state: 'off' });
  useEffect(() => {
    if (!isOn) return undefined;
    let isFound = false;
    const onReading = (event: Event) => {
      const heading = headingOf(event as Event & OrientationReading, window.screen.orientation?.angle ?? 0);
      if (heading === null) return;
      isFound = true;
      setCompass(heading);
    };
    const timer = setTimeout(() => {
      if (!isFound) setCompass({ state: 'absent' });
    }, patienceMs);
    // Chrome has absolute readings in an event of their own, Safari in the usual one.
    const names = ['deviceorientationabsolute', 'deviceorientation'] as const;
    for (const name of names) window.addEventListener(name, onReading);
    return () => {
      clearTimeout(timer);
      for (const name of names) window.removeEventListener(name, onReading);
    };
  }, [isOn]);
  const onStart = async () => {
    const sensors = globalThis.DeviceOrientationEvent as (typeof DeviceOrientationEvent & WithPermission) | undefined;
    if (sensors === undefined) {
      setCompass({ state: 'absent' });
      return;
    }
    setCompass({ state: 'starting' });
    const answer = await (sensors.requestPermission?.() ?? Promise.resolve('granted')).catch(() => 'denied');
    if (answer === 'denied') setCompass({ state: 'denied' });
    else setOn(true);
  };
  return {
    compass,
    onStart: () => void onStart(),
    onStop: () => {
      setOn(false);
      setCompass({ state: 'off' });
    },
  };
}
