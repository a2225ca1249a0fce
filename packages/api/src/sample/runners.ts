/** The APIs that the sample layer can really run. The others are described, and refuse with `Paused`. */
import type { Failure } from '../contract/endpoint.ts';
import { fail } from '../contract/endpoint.ts';

export type Outcome =
  /** `provider` and `revision` where a definition gave it. */
  | { readonly data: object; readonly provider?: string | null; readonly revision?: number }
  | { readonly type: string; readonly name: string; readonly text: string };
export type Runner = (input: Readonly<Record<string, unknown>>) => Outcome | Failure;

export const runners: Readonly<Record<string, Runner>> = {
  'random/uuid': ({ version = '4', count = 1 }) => {
    const wanted = Number(count);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > 1000) {
      const detail = wanted > 1000 ? 'count must be at most 1000.' : 'count must be at least 1.';
      return fail('InvalidInput', detail, {
        errors: [{ pointer: '/count', code: wanted > 1000 ? 'too_big' : 'too_small', detail }],
      });
    }
    return {
      data: { uuids: Array.from({ length: wanted }, () => (version === '7' ? uuidV7() : crypto.randomUUID())) },
    };
  },
  /** Draws the text itself, not a code: enough to show how a picture is answered. */
  'random/qr': ({ text = '' }) => ({
    type: 'image/svg+xml',
    name: 'qr.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="white"/><text x="100" y="100" text-anchor="middle">${escapeXml(String(text))}</text></svg>`,
  }),
};

/** RFC 9562, section 5.7: 48 bits of Unix milliseconds, then random bits. */
function uuidV7(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = crypto.randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
