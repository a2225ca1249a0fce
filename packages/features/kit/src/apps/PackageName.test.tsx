import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PackageName } from './PackageName.tsx';

test('a package name can break after its dots', () => {
  expect(renderToStaticMarkup(<PackageName name="org.example.harbour" />)).toBe('org.<wbr/>example.<wbr/>harbour');
});
