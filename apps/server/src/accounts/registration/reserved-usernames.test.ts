import { expect, it } from 'vitest';
import { isReserved } from './reserved-usernames.ts';

it('keeps names that read as the site, in any case, with dots, dashes and digits that look like letters', () => {
  const reserved = [
    'admin',
    'Admin',
    'a-d.m_in',
    'adm1n',
    'r00t',
    'API',
    'support',
    'Supp0rt',
    'he1p',
    'no-reply',
    'noreply',
    'post.master',
    'null',
    'undefined',
    'apiyard',
    'www',
    'Garden-Shed',
    'gardenshed',
    'apiyard-admin',
    'support-team',
    'admin1',
    'Admin_2026',
    'the.adm1n',
    'team-gardenshed',
  ];
  expect(reserved.filter((name) => !isReserved(name, 'Garden Shed'))).toEqual([]);
});

it('allows other names, also those that start like a reserved one', () => {
  const free = [
    'ann',
    'admiral',
    'rooted',
    'apis.mellifera',
    'supporter-of-bees',
    'helpmann',
    'shed',
    'noor',
    'ann1',
    'ann-docs',
    'badminton',
    'staffan',
    '2026',
  ];
  expect(free.filter((name) => isReserved(name, 'Garden Shed'))).toEqual([]);
  expect(isReserved('ann', '苹果')).toBe(false);
});
