import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passkeysAt } from './passkey.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('in a browser with passkeys', () => {
  beforeEach(() => void vi.stubGlobal('PublicKeyCredential', () => {}));

  it.each([
    ['https://yard.example'],
    ['https://yard.example:8443/below'],
    ['https://tools'],
    ['http://localhost:3000'],
    ['https://192.yard.example'],
    ['https://1.1.1.1.nip.example'],
  ])('%s supports passkeys', (origin) => {
    expect(passkeysAt(origin)).toBe('possible');
  });

  it.each([
    ['https://127.0.0.1'],
    ['http://127.0.0.1:3000'],
    ['https://192.0.2.7:8443/below'],
    ['https://[::1]'],
    ['http://[2001:db8::7]:3000'],
  ])('%s does not support passkeys', (origin) => {
    expect(passkeysAt(origin)).toBe('needs a name');
  });
});

it('reports no passkeys in a browser without them, also at a domain name', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect([passkeysAt('https://yard.example'), passkeysAt('http://192.0.2.7')]).toEqual(['impossible', 'needs a name']);
});
