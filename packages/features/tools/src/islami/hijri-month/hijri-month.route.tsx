import { hijriOf } from '@apiyard/kernels/hijri/umm-al-qura';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { HijriMonthScreen } from './HijriMonthScreen.tsx';
import { hijriViewOf, queryOfHijri } from './hijri-view.ts';

/** Shown if the clock of the device is outside the tables. */
const otherwise = { year: 1448, month: 1, day: 1 };

export function Component() {
  const [params, setParams] = useOwnSearch();
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const hijriToday = (adjustment: number) => hijriOf(today, adjustment) ?? otherwise;
  return (
    <HijriMonthScreen
      view={hijriViewOf(params, hijriToday)}
      today={today}
      onView={(view) => setParams(view === null ? {} : queryOfHijri(view), { preventScrollReset: true })}
    />
  );
}
