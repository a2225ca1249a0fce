import { expect, it } from 'vitest';
import { iconsOf } from './icons-plugin.ts';

it('finds the icons that a file imports, and nothing else', () => {
  const source = `import { IconCheck, type IconX } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import {
  IconPlus as Plus,
} from '@tabler/icons-react';
import { IconButton } from '../IconButton/IconButton.tsx';`;
  expect(iconsOf(source)).toEqual(['IconCheck', 'IconX', 'IconPlus']);
});
