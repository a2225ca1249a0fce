import type { Api, Language } from '../../contract/hub.ts';

/** The server's catalogue as it stood when the seed was last made. */
export function catalogue(language: Language): Api[] {
  return language === 'ar' ? [uuid('معرّفات عشوائية (v4) أو مرتّبة زمنيًا (v7) وفق RFC 9562.')] : [uuid('Random (v4) or time-ordered (v7) identifiers, RFC 9562.')];
}
const uuid = (summary: string): Api => ({
  path: 'random/uuid', area: 'random', title: 'UUID', summary, tags: [], methods: ['GET', 'POST'],
  input: { type: 'object', properties: { version: { type: 'string', enum: ['4', '7'], default: '4' }, count: { type: 'integer', minimum: 1, maximum: 1000, default: 1 } } },
  output: { kind: 'json', types: ['application/json'] }, cost: 1, open: true, premium: false, instant: true, health: 'ok',
  examples: [{ name: 'One', input: {} }],
});
