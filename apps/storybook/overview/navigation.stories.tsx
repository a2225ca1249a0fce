import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Navigation, Shell } from './navigation.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Navigation', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const WithinPages = meta.story({
  render: sheet(Navigation),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, [
      'Breadcrumbs',
      'Pagination',
      'Tabs',
      'TabLinks',
      'Tree',
      'Disclosure',
      'DisclosureGroup',
      'Stepper',
    ]),
});

export const AroundPages = meta.story({
  render: sheet(Shell),
  play: ({ canvasElement }) => expectOnSheet(canvasElement, ['Header', 'Sidebar', 'NavigationTree']),
});
