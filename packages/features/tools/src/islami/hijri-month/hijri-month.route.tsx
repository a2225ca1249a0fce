import { fromAbsolute, getLocalTimeZone } from '@internationalized/date';
import { hijriOf } from '@apiyard/kernels/hijri/umm-al-qura';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { useTimeZone } from '@apiyard/kit/format.ts';
import { useNowMs } from '@apiyard/kit/Time/use-now.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { HijriMonthScreen } from './HijriMonthScreen.tsx';
import { hijriViewOf, queryOfHijri } from './hijri-view.ts';

/** Shown if the clock of the device is outside the tables. */
const otherwise = { year: 1448, month: 1, day: 1 };

export function Component() {
  useLossDisplay('notice');
  const [params, setParams] = useOwnSearch();
  const { year, month, day } = fromAbsolute(useNowMs(), useTimeZone() ?? getLocalTimeZone());
  const today = { year, month, day };
  const hijriToday = (adjustment: number) => hijriOf(today, adjustment) ?? otherwise;
  return (
    <HijriMonthScreen
      view={hijriViewOf(params, hijriToday)}
      today={today}
      onView={(view) => setParams(view === null ? {} : queryOfHijri(view), { preventScrollReset: true })}
    />
  );
}
