import { expect, test } from 'vitest';
import { affectedScope, namedPackages } from './packages.ts';

const account = { name: '@apiyard/account', path: 'packages/features/account' };
const hub = { name: '@apiyard/hub', path: 'packages/features/hub' };
const kit = { name: '@apiyard/kit', path: 'packages/features/kit' };
const server = { name: '@apiyard/server', path: 'apps/server' };
const storybook = { name: '@apiyard/storybook', path: 'apps/storybook' };
const web = { name: '@apiyard/web', path: 'apps/web' };
const all = [account, hub, kit, server, storybook, web];

test('a named package runs with its own stories, with or without the scope of the name', () => {
  expect(namedPackages(all, ['account'])).toEqual({ packages: [account], stories: [account] });
  expect(namedPackages(all, ['@apiyard/hub', 'account'])).toEqual({
    packages: [hub, account],
    stories: [hub, account],
  });
});

test('a package without stories runs none', () => {
  expect(namedPackages(all, ['server'])).toEqual({ packages: [server], stories: [] });
});

test('an unknown name is refused', () => {
  expect(() => namedPackages(all, ['acount'])).toThrow(
    "'acount' is neither a stage nor a package. For stories of a component: `pnpm test stories acount`.",
  );
});

test('a changed package brings the stories of the packages that depend on it, not those of the apps', () => {
  expect(affectedScope([account], [account, storybook, web])).toEqual({ packages: [account], stories: [account] });
  expect(affectedScope([kit], all)).toEqual({ packages: [kit], stories: [account, hub, kit] });
});

test('a change to Storybook itself runs all stories', () => {
  expect(affectedScope([account, storybook], [account, storybook, web])).toEqual({
    packages: [account, storybook],
    stories: null,
  });
});
