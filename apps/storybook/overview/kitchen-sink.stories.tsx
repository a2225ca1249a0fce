import { Stack } from '@apiyard/ui/Stack';
import { everyTheme, pictured } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Actions } from './actions.tsx';
import { OfAWhole } from './charts.tsx';
import { Options } from './choices.tsx';
import { Feedback } from './feedback.tsx';
import { Navigation } from './navigation.tsx';
import type { SheetProps } from './sheet.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

/** Components with colours of the theme; all others look the same in every theme. */
function EveryFace({ pick }: SheetProps) {
  return (
    <Stack space={5}>
      <Actions pick={pick} />
      <Options pick={pick} />
      <Navigation pick={pick} />
      <Feedback pick={pick} />
      <OfAWhole pick={pick} />
    </Stack>
  );
}

const meta = preview.meta({ title: 'Overview/Kitchen sink', tags: ['!autodocs'], parameters: pictured(everyTheme) });

export const KitchenSink = meta.story({
  render: sheet(EveryFace),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, [
      'Button',
      'IconButton',
      'ToggleButton',
      'ToggleButtonGroup',
      'Toolbar',
      'Menu',
      'CopyButton',
      'Link',
      'Checkbox',
      'CheckboxGroup',
      'RadioGroup',
      'Switch',
      'Slider',
      'Chip',
      'TagGroup',
      'Breadcrumbs',
      'Pagination',
      'Tabs',
      'TabLinks',
      'Tree',
      'Disclosure',
      'DisclosureGroup',
      'Stepper',
      'Alert',
      'Badge',
      'Progress',
      'Skeleton',
      'Empty',
      'Failed',
      'DonutChart',
      'RadialChart',
      'StatCard',
      'Sparkline',
      'Meter',
    ]),
});
