import { hashApi } from '@apiyard/kit/story/apis.ts';
import { expect, test } from 'vitest';
import { localValues } from './local-values.ts';

const here = { nowMs: 1_795_753_000_999, timeZone: 'Asia/Jakarta', language: 'fr' };
const text = (more: object = {}) => ({ type: 'string', ...more });

test('a form starts with the time, zone and language of the person, and the example for the rest', () => {
  const input = {
    type: 'object',
    properties: {
      text: text({ 'x-start': 'now' }),
      zone: text({ default: 'UTC', 'x-start': 'time-zone' }),
      lang: text({ enum: ['en', 'fr'], default: 'en', 'x-start': 'language' }),
      date: text({ 'x-start': 'empty' }),
      unit: text({ enum: ['auto', 's'], default: 'auto' }),
      style: text(),
    },
  };
  const example = { text: '0', zone: 'Europe/Paris', date: '2026-11-26', style: 'long' };
  expect(localValues({ input, examples: [{ name: 'Epoch', input: example }] }, here)).toEqual({
    text: '1795753000',
    zone: 'Asia/Jakarta',
    lang: 'fr',
    date: '',
    unit: 'auto',
    style: 'long',
  });
});

test('other forms start with their example', () => {
  expect(localValues(hashApi, here)).toBeNull();
});
