/** Outcomes of calls in stories. */
import type { Outcome, Refused } from '@apiyard/kit/calls/response.ts';

const meta = { api: 'convert/hash', ms: 1.8, cost: 1, cached: false, provider: null, requestId: '01ky3vq9m8' };
const headers = [
  ['content-type', 'application/json'],
  ['x-quota-remaining', '367'],
  ['x-request-id', '01ky3vq9m8'],
] as const;

/** A JSON response with this data. */
export function jsonOutcome(data: unknown): Outcome {
  const text = JSON.stringify({ success: true, data, meta });
  return {
    kind: 'answered',
    answer: {
      status: 200,
      headers,
      ms: 35,
      sizeBytes: text.length,
      meta,
      quotaLeft: 367,
      body: { kind: 'json', value: data, text },
    },
  };
}

/** Response of a scraper: its site, revision and whether it was cached. */
export function scraperOutcome(data: unknown, cached: boolean): Outcome {
  const result = { ...meta, api: 'scrape/books/list', provider: 'books.example', revision: 7, cached };
  const text = JSON.stringify({ success: true, data, meta: result });
  return {
    kind: 'answered',
    answer: {
      status: 200,
      headers,
      ms: 480,
      sizeBytes: text.length,
      meta: result,
      quotaLeft: 366,
      body: { kind: 'json', value: data, text },
    },
  };
}

/** A raw response. */
export function rawOutcome(kind: 'picture' | 'audio' | 'video' | 'file', blob: Blob, name: string): Outcome {
  return {
    kind: 'answered',
    answer: {
      status: 200,
      headers,
      ms: 62,
      sizeBytes: blob.size,
      meta,
      quotaLeft: 367,
      body: { kind, blob, type: blob.type, name },
    },
  };
}

export function textOutcome(text: string, name: string, type = 'text/csv'): Outcome {
  const blob = new Blob([text], { type });
  return {
    kind: 'answered',
    answer: {
      status: 200,
      headers,
      ms: 12,
      sizeBytes: blob.size,
      meta,
      quotaLeft: 367,
      body: { kind: 'text', text, blob, type: blob.type, name },
    },
  };
}

export function refusedOutcome(given: Partial<Refused> & Pick<Refused, 'status' | 'code' | 'detail'>): Outcome {
  return {
    kind: 'refused',
    refused: {
      issues: [],
      requestId: '01ky3vq9m8',
      retryAtMs: null,
      ms: 8,
      headers: [['content-type', 'application/problem+json']],
      ...given,
    },
  };
}

export const drawing = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" viewBox="0 0 200 120"><circle cx="60" cy="60" r="40" fill="teal"/><rect x="110" y="30" width="60" height="60" fill="coral"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

/** A second of silence: 8 kHz, 8 bit, mono WAV. */
export function silence(): Blob {
  const samples = 8000;
  const bytes = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    Array.from(text, (letter, index) => bytes.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  bytes.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, 8000, true);
  bytes.setUint32(28, 8000, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  write(36, 'data');
  bytes.setUint32(40, samples, true);
  for (let index = 0; index < samples; index += 1) bytes.setUint8(44 + index, 128);
  return new Blob([bytes], { type: 'audio/wav' });
}
