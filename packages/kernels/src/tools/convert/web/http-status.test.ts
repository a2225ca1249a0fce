import { expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import { statuses } from './http/statuses.ts';
import httpStatus from './http-status.ts';

const codes = (text: string) => httpStatus({ text }).statuses.map(({ code }) => code);

it('describes a status', () => {
  expect(httpStatus({ text: '503' })).toEqual({
    statuses: [
      {
        code: 503,
        name: 'Service Unavailable',
        class: 'server_error',
        reference: 'RFC 9110, section 15.6.4',
        cacheable: false,
        retryable: true,
        obsolete: false,
      },
    ],
    notes: [{ code: 'status_503', pointer: '/statuses/0' }],
  });
});

it.each([
  ['1xx', [100, 101, 102, 103, 104]],
  ['200-204', [200, 201, 202, 203, 204]],
  ['Not Found', [404]],
  ['gateway', [502, 504]],
  ['HTTP/1.1 301 Moved Permanently', [301]],
  ['404, 410\n451', [404, 410, 451]],
  ['404,404', [404]],
])('reads %j', (text, expected) => {
  expect(codes(text)).toEqual(expected);
});

it('has every code once, in order', () => {
  expect(statuses).toHaveLength(64);
  const all = statuses.map(([code]) => code);
  expect(all).toEqual([...new Set(all)].sort((one, other) => one - other));
});

it.each([
  ['799', 'unknown_status', { text: '799' }],
  ['404, lost', 'unknown_status', { text: 'lost' }],
  [' , ', 'empty', {}],
])('rejects %j', (text, code, values) => {
  expect(() => codes(text)).toThrow(expect.objectContaining({ ...new InputFault(code, { pointer: '/text', values }) }));
});
