import { expect, it } from 'vitest';
import { isMirroredIcon, mirroredIcons } from '@apiyard/ui/theme/mirrored-icons';
import { iconsInUse, iconsOf } from './icons-plugin.ts';

it('finds the icons that a file imports, and nothing else', () => {
  const source = `import { IconCheck, type IconX } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import {
  IconPlus as Plus,
} from '@tabler/icons-react';
import { IconButton } from '../IconButton/IconButton.tsx';`;
  expect(iconsOf(source)).toEqual(['IconCheck', 'IconX', 'IconPlus']);
});

/** Icons that may point: arrows, chevrons, doors, sidebars, what is sent. */
const mayPoint =
  /Left|Right|Arrow|Chevron|Forward|Back|Log(?:in|out)|External|Send|Share|Sidebar|Direction|Wrap|Player/;

it('every icon in use that may point is mirrored in right-to-left layouts, or listed here as upright', async () => {
  const found = [...(await iconsInUse()).keys()];
  expect(found.filter((name) => mayPoint.test(name) && !isMirroredIcon(name)).toSorted()).toEqual([
    'IconArrowBarToUp',
    'IconArrowDown',
    'IconArrowUp',
    'IconArrowsDiff',
    'IconArrowsExchange',
    'IconArrowsHorizontal',
    'IconArrowsMaximize',
    'IconArrowsMinimize',
    'IconArrowsMove',
    'IconArrowsShuffle',
    'IconChevronDown',
    'IconPlayerPause',
    'IconPlayerPlay',
    'IconPlayerStop',
    'IconShare',
    'IconTextDirectionLtr',
    'IconTextDirectionRtl',
    'IconTextWrap',
  ]);
  expect(found.filter(isMirroredIcon).length).toBe(mirroredIcons.length);
});
