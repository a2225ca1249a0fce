import { expect, test } from 'vitest';
import { routeFiles, shellFiles } from './manifest.ts';

const features = '../../packages/features';
const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: [`${features}/hub/src/list.route.tsx`],
  },
  'src/layouts/FullLayout/FullLayout.tsx': {
    file: 'assets/layout.js',
    isDynamicEntry: true,
    imports: ['_react.js', 'index.html'],
  },
  '../../packages/features/shell/src/copy/en.ts': { file: 'assets/layout-en.js', isDynamicEntry: true },
  '../../packages/features/shell/src/copy/ar.ts': { file: 'assets/layout-ar.js', isDynamicEntry: true },
  '_react.js': { file: 'assets/react.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js'] },
  [`${features}/kit/src/copy/en.ts`]: { file: 'assets/kit-en.js', isDynamicEntry: true },
  [`${features}/hub/src/copy/en.ts`]: { file: 'assets/hub-en.js', isDynamicEntry: true },
  [`${features}/hub/src/copy/ar.ts`]: { file: 'assets/hub-ar.js', isDynamicEntry: true },
  [`${features}/hub/src/editor/copy/en.ts`]: { file: 'assets/hub-editor-en.js', isDynamicEntry: true },
  [`${features}/modules/src/cart/copy/en.ts`]: { file: 'assets/cart-en.js', isDynamicEntry: true },
  [`${features}/hub/src/list.route.tsx`]: {
    file: 'assets/list.js',
    isDynamicEntry: true,
    imports: ['_table.js', 'index.html'],
    dynamicImports: ['_editor.js'],
  },
  '_editor.js': { file: 'assets/editor.js', isDynamicEntry: true },
  '_logo.svg': { file: 'assets/logo.svg' },
};

test('the shell is the entry and the layout with all that loads with them, and the common texts', () => {
  expect(shellFiles(manifest)).toEqual([
    'assets/index.js',
    'assets/react.js',
    'assets/layout.js',
    'assets/layout-en.js',
    'assets/kit-en.js',
  ]);
});

test('a route is what it adds to the shell: its imports and its texts in one language, without dynamic imports', () => {
  expect(routeFiles(manifest)).toEqual([
    { name: 'hub/list', files: ['assets/list.js', 'assets/table.js', 'assets/hub-en.js'] },
  ]);
});

test('a manifest that does not hold together is refused', () => {
  expect(() => shellFiles({ 'index.html': { file: 'a.js', imports: ['_gone.js'] } })).toThrow(
    "The manifest of the web app has no '_gone.js'.",
  );
});
