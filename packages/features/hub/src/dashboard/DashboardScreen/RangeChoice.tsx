import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { useCopy } from '@apiyard/kit/copy.ts';
import { homeCopy } from '../home-copy.ts';
import type { UsageRange } from './usage-range.ts';
import { usageRanges } from './usage-range.ts';

export interface RangeChoiceProps {
  readonly range: UsageRange;
  readonly onRange: (range: UsageRange) => void;
}

/** How many days the chart shows. */
export function RangeChoice({ range, onRange }: RangeChoiceProps) {
  const t = useCopy(homeCopy);
  return (
    <ToggleButtonGroup
      label={t('home.usage.range')}
      size="small"
      options={usageRanges.map((count) => ({ id: String(count), label: t('home.usage.days', { count }) }))}
      value={String(range)}
      onChange={(id) => onRange(usageRanges.find((count) => String(count) === id) ?? range)}
    />
  );
}
