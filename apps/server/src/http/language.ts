/** Which language a page is sent in. */
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { languages } from '@apiyard/api/contract/hub/hub';

/** BCP 47 tags; `ch` is the product's own code for Chinese. */
export const tags: Readonly<Record<Language, string>> = { en: 'en', fr: 'fr', ar: 'ar', ch: 'zh-CN' };

/** Cookie with the chosen language. */
const cookieName = 'lang';

/** `?lang=`, else the cookie, else `Accept-Language`, else English. Unknown values are ignored. */
export function languageOf(request: FastifyRequest): Language {
  const { cookie, 'accept-language': accepted } = request.headers;
  return (
    offered(queryOf(request).get('lang')) ??
    (cookie === undefined ? undefined : offered(parseCookie(cookie)[cookieName])) ??
    (accepted === undefined ? undefined : preferred(accepted)) ??
    'en'
  );
}

/**
 * Of a call's sentences: `Accept-Language`, which the app sets to the language of its page, else English. A cookie does not
 * count: programs that send one read English.
 */
export function languageOfCall({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const accepted = headers['accept-language'];
  return (accepted === undefined ? undefined : preferred(accepted)) ?? 'en';
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : request.url.slice(start + 1));
}

function offered(value: string | null | undefined): Language | undefined {
  return languages.find((language) => language === value);
}

/** No person prefers more; a header has room for thousands. */
const rangesMax = 32;

/** The first of the languages with the highest weight that we have. */
function preferred(accepted: string): Language | undefined {
  let best: { readonly language: Language; readonly weight: number } | undefined;
  for (const part of accepted.split(',', rangesMax)) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const primary = range.split('-', 1)[0];
    const language = languages.find((each) => tags[each].split('-', 1)[0] === primary);
    const weight = weightOf(parameters);
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}

function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  if (given === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0;
}
