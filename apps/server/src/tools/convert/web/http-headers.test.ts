import { describe, expect, it } from 'vitest';
import httpHeaders from './http-headers.ts';

const context = { signal: new AbortController().signal };
const details = async (text: string, language: 'en' | 'fr' | 'ar' | 'ch' = 'en') => {
  const result = (await httpHeaders.run({ text, explain: true }, { ...context, language })) as {
    readonly notes: readonly { readonly detail: string }[];
  };
  return result.notes.map(({ detail }) => detail);
};

describe('convert/http-headers', () => {
  it('explains headers and directives in the language of the reader', async () => {
    const text = 'Cache-Control: max-age=60';
    expect([await details(text), await details(text, 'fr'), await details(text, 'ch')]).toEqual([
      ['How browsers and proxies may store the response.', 'The response is fresh for 60 seconds.'],
      [
        'Comment les navigateurs et les proxys peuvent stocker la réponse.',
        'La réponse est à jour pendant 60 secondes.',
      ],
      ['浏览器和代理如何缓存响应。', '响应在 60 秒内有效。'],
    ]);
  });

  it('has a sentence for each header, directive and finding', () => {
    const codes = Object.keys(httpHeaders.notes ?? {});
    const count = (start: string) => codes.filter((code) => code.startsWith(start)).length;
    expect([count('header_'), count('directive_'), codes.length]).toEqual([75, 56, 172]);
  });
});
