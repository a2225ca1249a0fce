import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import { shortNames, withValue } from './options.ts';
import type { HttpRequest } from './request.ts';
import { readWords } from './words.ts';

interface Option {
  readonly name: string;
  readonly value: string;
}

/** The request that a curl command sends. */
export function readCurl(text: string, notes: Note[]): HttpRequest {
  const { words, hasVariables, rest } = readWords(text);
  const start = words.findIndex((word) => /^(?:.*[\\/])?curl(?:\.exe)?$/.test(word));
  if (start === -1) throw new InputFault('not_curl', { pointer: '/text' });
  if (hasVariables) notes.push({ code: 'variables' });
  if (rest !== '') notes.push({ code: 'rest_ignored', values: { text: rest.slice(0, 100) } });
  const { options, urls } = optionsOf(words.slice(start + 1));
  const [url] = urls;
  if (url === undefined) throw new InputFault('no_url', { pointer: '/text' });
  if (urls.length > 1) notes.push({ code: 'more_urls', values: { count: urls.length - 1 } });
  return requestOf(url, options, notes);
}

function optionsOf(words: readonly string[]) {
  const options: Option[] = [];
  const urls: string[] = [];
  const valueAt = (at: number, name: string): string => {
    const value = words[at];
    if (value === undefined) throw new InputFault('no_value', { pointer: '/text', values: { name } });
    return value;
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word.startsWith('--')) {
      const name = word.slice(2);
      const takesValue = withValue.has(name);
      options.push({ name, value: takesValue ? valueAt(at + 1, word) : '' });
      if (takesValue) at += 1;
    } else if (word.startsWith('-') && word !== '-') {
      // Several letters in one word: `-sSL`, and a value directly after its letter: `-XPOST`.
      for (let letter = 1; letter < word.length; letter += 1) {
        const name = shortNames[word.charAt(letter)] ?? word.charAt(letter);
        if (!withValue.has(name)) {
          options.push({ name, value: '' });
          continue;
        }
        const attached = word.slice(letter + 1);
        options.push({ name, value: attached === '' ? valueAt(at + 1, `-${word.charAt(letter)}`) : attached });
        if (attached === '') at += 1;
        break;
      }
    } else {
      urls.push(word);
    }
  }
  urls.push(...options.filter(({ name }) => name === 'url').map(({ value }) => value));
  return { options, urls };
}

/** Those that change only how curl itself works or what it shows. */
const harmless = new Set(
  `silent show-error verbose include fail output remote-name no-buffer globoff progress-bar location compressed url request
  header data data-raw data-ascii data-binary data-urlencode json form form-string user user-agent referer cookie get head
  oauth2-bearer url-query write-out dump-header http1.0 http1.1 http2 http3 ipv4 ipv6 next`.split(/\s+/),
);

function requestOf(url: string, options: readonly Option[], notes: Note[]): HttpRequest {
  const last = (name: string) => options.findLast((option) => option.name === name)?.value;
  const has = (name: string) => options.some((option) => option.name === name);
  const others = [...new Set(options.map(({ name }) => name).filter((name) => !harmless.has(name)))];
  if (others.length > 0)
    notes.push({
      code: 'options_ignored',
      values: { names: others.map((name) => (name.length === 1 ? `-${name}` : `--${name}`)).join(', ') },
    });
  const headers = headersOf(options, notes);
  const form = options.filter(({ name }) => name === 'form' || name === 'form-string').map(partOf);
  const body = bodyOf(options, notes);
  const isJson = has('json');
  const isBodyInUrl = has('get');
  if (isJson) addDefaults(headers, { 'Content-Type': 'application/json', Accept: 'application/json' });
  else if (body !== null && !isBodyInUrl) addDefaults(headers, { 'Content-Type': 'application/x-www-form-urlencoded' });
  const sends = body !== null || form.length > 0;
  const query = [
    ...options.filter(({ name }) => name === 'url-query').map(({ value }) => encodedPair(value)),
    ...(isBodyInUrl && body !== null ? [body] : []),
  ];
  return {
    method: last('request') ?? (has('head') ? 'HEAD' : sends && !isBodyInUrl ? 'POST' : 'GET'),
    url: withQuery(/^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `http://${url}`, query),
    headers,
    body: isBodyInUrl ? null : body,
    form,
    user: last('user') ?? null,
    followRedirects: has('location'),
  };
}

function headersOf(options: readonly Option[], notes: Note[]): { name: string; value: string }[] {
  const headers: { name: string; value: string }[] = [];
  for (const { name, value } of options) {
    if (name === 'user-agent') headers.push({ name: 'User-Agent', value });
    if (name === 'referer') headers.push({ name: 'Referer', value });
    if (name === 'oauth2-bearer') headers.push({ name: 'Authorization', value: `Bearer ${value}` });
    if (name === 'compressed') headers.push({ name: 'Accept-Encoding', value: 'gzip, deflate, br' });
    if (name === 'cookie' && value.includes('=')) headers.push({ name: 'Cookie', value });
    if (name === 'cookie' && !value.includes('=')) notes.push({ code: 'file_not_read', values: { name: value } });
    if (name !== 'header') continue;
    const [, header = '', content = ''] = /^([^:;]+)[:;]\s*([\s\S]*)$/.exec(value) ?? [];
    if (header === '') notes.push({ code: 'bad_header', values: { text: value.slice(0, 100) } });
    // `Accept:` without a value removes the header that curl would send; `X;` sends it without a value.
    else if (content !== '' || value.endsWith(';')) headers.push({ name: header.trim(), value: content });
  }
  return headers;
}

function addDefaults(headers: { name: string; value: string }[], defaults: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(defaults))
    if (!headers.some((header) => header.name.toLowerCase() === name.toLowerCase())) headers.push({ name, value });
}

function bodyOf(options: readonly Option[], notes: Note[]): string | null {
  const parts = options.flatMap(({ name, value }) => {
    if (name === 'data-raw') return [value];
    if (name === 'data-urlencode') return [encodedPair(value)];
    if (name !== 'json' && name !== 'data' && name !== 'data-ascii' && name !== 'data-binary') return [];
    if (value.startsWith('@')) notes.push({ code: 'file_not_read', values: { name: value.slice(1) } });
    return [value];
  });
  // Several --json are joined as they are, several --data with `&`.
  return parts.length === 0 ? null : parts.join(options.some(({ name }) => name === 'json') ? '' : '&');
}

/** `name=text` has only its text encoded. */
function encodedPair(value: string): string {
  const at = value.indexOf('=');
  const name = at > 0 ? `${value.slice(0, at)}=` : '';
  return name + encodeURIComponent(value.slice(at + 1).toWellFormed()).replaceAll('%20', '+');
}

function partOf({ name: option, value: given }: Option): HttpRequest['form'][number] {
  const at = given.indexOf('=');
  const value = given.slice(at + 1);
  const isFile = option === 'form' && /^[@<]/.test(value);
  return { name: given.slice(0, Math.max(at, 0)), value: isFile ? value.slice(1) : value, file: isFile };
}

function withQuery(url: string, query: readonly string[]): string {
  if (query.length === 0) return url;
  const [address = '', ...fragment] = url.split('#');
  const separator = address.includes('?') ? '&' : '?';
  return [`${address}${separator}${query.join('&')}`, ...fragment].join('#');
}
