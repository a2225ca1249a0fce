import type { Occasion } from '@apiyard/kernels/quran/prayers';
import { occasions } from '@apiyard/kernels/quran/prayers';
import dailyPrayers from '@apiyard/kernels/tools/islami/quran/daily-prayers';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { useLoaded } from '../use-loaded.ts';
import { DailyPrayersScreen } from './DailyPrayersScreen.tsx';

export function Component() {
  useLossDisplay('notice');
  const [params, setParams] = useOwnSearch();
  const lang = useLanguage();
  const { value, onRetry } = useLoaded(lang, load);
  const occasion = occasions.find((each) => each === params.get('occasion')) ?? null;
  const onOccasion = (next: Occasion | null) =>
    setParams(next === null ? {} : { occasion: next }, { preventScrollReset: true });
  return <DailyPrayersScreen prayers={value} {...{ onRetry, occasion, onOccasion }} />;
}

const load = async (lang: ReturnType<typeof useLanguage>) => (await dailyPrayers({ lang })).prayers;
