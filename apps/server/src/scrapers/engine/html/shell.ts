/** Detects pages that are served instead of the requested content. */
import type { Document, Element } from 'domhandler';
import type { FetchedPage } from '../extraction.ts';
import { compileCss } from './css.ts';
import { readingOf } from './element.ts';

const title = compileCss('title');
const body = compileCss('body');
const loading = compileCss('script[src], script:not([type]), script[type="module"], script[type="text/javascript"]');
const mount = compileCss(
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, app-root, [data-reactroot], [ng-app], [data-server-rendered]',
);
const canonical = compileCss('link[rel~="canonical"][href]');
const refresh = compileCss('meta[http-equiv="refresh" i][content]');
const reading = readingOf('text', { xml: false });
const textBelow = (element: Element) => reading(element) ?? '';
const scriptsCountedMax = 500;

/** Fewer characters than this are no page of content. */
const shortText = 400;
const dialogText = 4000;

export interface PageFace {
  readonly title: string;
  /** The text visible without scripts, without `noscript`. */
  readonly text: string;
  readonly scripts: number;
  readonly hasMount: boolean;
}

export function faceOf(document: Document): PageFace {
  const shown = body.first(document);
  const shell = mount.first(document);
  const named = title.first(document);
  return {
    title: named ? textBelow(named).slice(0, 200) : '',
    text: shown ? textBelow(shown).replaceAll(/\s+/g, ' ') : '',
    scripts: loading.all(document, scriptsCountedMax).length,
    hasMount: shell !== null && textBelow(shell).length < shortText,
  };
}

export function isScriptShell({ text, scripts, hasMount }: PageFace): boolean {
  return scripts > 0 && (text.length < shortText || (hasMount && text.length < dialogText));
}

const refusals =
  /just a moment|attention required|access (?:to this page has been )?denied|are you (?:a )?(?:robot|human)|security check|verify(?:ing)? (?:that )?you are (?:a )?human|human verification|pardon our interruption|request blocked|bot (?:detection|check)|captcha|403 forbidden|too many requests|unusual traffic/i;
const challenges =
  /cf-chl|challenge-platform|g-recaptcha|h-captcha|hcaptcha\.com|px-captcha|captcha-delivery|datadome|_incapsula_|arkoselabs|cf-turnstile|awswaf/i;
const refusingStatuses: ReadonlySet<number> = new Set([401, 403, 407, 429, 503]);

/** A sign that the site blocks automated clients; null when there is none. */
export function refusalOf(face: PageFace, source: string, { status }: FetchedPage): string | null {
  if (refusals.test(face.title)) return `the page is titled “${face.title}”`;
  if (face.text.length < dialogText && refusals.test(face.text))
    return `the page says “${sentenceAround(face.text, refusals)}”`;
  if (face.text.length < dialogText && challenges.test(source)) return 'the page asks for a human check';
  return refusingStatuses.has(status) ? `it returned ${status}` : null;
}

const consents =
  /before you continue|(?:accept|allow|agree to)(?: all)?(?: the)?(?: use of)? cookies|cookie (?:consent|settings|preferences|policy)|we value your privacy|your privacy choices|alle cookies akzeptieren|tout accepter|accepter les cookies|aceptar (?:todas )?las cookies/i;

export function consentOf({ title: name, text }: PageFace, { url }: FetchedPage): string | null {
  if (/^(?:[\w-]+\.)*consent\.|\/consent\b/i.test(url.replace(/^https?:\/\//i, ''))) return 'its URL is a consent URL';
  const isDialog = text.length < dialogText && consents.test(`${name} ${text}`);
  return isDialog ? `it says “${sentenceAround(`${name} ${text}`, consents)}”` : null;
}

function sentenceAround(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  const start = Math.max(0, text.lastIndexOf('. ', match?.index ?? 0) + 1);
  const sentence =
    text
      .slice(start, start + 200)
      .trim()
      .split(/(?<=[.!?])\s/)[0] ?? '';
  return sentence.length > 100 ? `${sentence.slice(0, 99)}…` : sentence;
}

/** The URL that the page declares or redirects to; null when it is the requested one. */
export function movedTo(document: Document, { url }: FetchedPage, requested: string): string | null {
  const here = addressOf(url);
  if (!here) return null;
  const target = /^\s*\d*(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(
    refresh.first(document)?.attribs.content ?? '',
  )?.[1];
  for (const address of [target, canonical.first(document)?.attribs.href]) {
    const there = address === undefined ? null : addressOf(address, url);
    if (there && placeOf(there) !== placeOf(here)) return there.href;
  }
  const asked = addressOf(requested);
  const isFixed = asked !== null && !/[{}]|%7[bd]/i.test(asked.href);
  return isFixed && placeOf(asked) !== placeOf(here) ? here.href : null;
}

/** Normalizes URLs that differ only by `www.`, a trailing slash, or a query. */
function placeOf({ host, pathname }: URL): string {
  return host.replace(/^(?:www|m)\./, '') + pathname.replace(/\/(?:index\.\w+)?$/, '');
}

function addressOf(address: string, base?: string): URL | null {
  return URL.parse(address.trim(), base);
}
