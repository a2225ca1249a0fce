import { InputFault } from '../../../../faults/input-fault.ts';
import { jsonDepth } from '../json/depth.ts';
import type { HttpRequest } from './request.ts';
import { shellWord } from './words.ts';

const depthMax = 200;

/** The curl command of a request, one option a line. */
export function writeCurl({ method, url, headers, body, form, user, followRedirects }: HttpRequest): string {
  const sends = body !== null || form.length > 0;
  const isImplied = method === (sends ? 'POST' : 'GET');
  const options = [
    ...(method === 'HEAD' && !sends ? ['--head'] : isImplied ? [] : [`--request ${shellWord(method)}`]),
    ...(followRedirects ? ['--location'] : []),
    ...(user === null ? [] : [`--user ${shellWord(user)}`]),
    ...headers.map(({ name, value }) => `--header ${shellWord(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...form.map(
      ({ name, value, file }) =>
        `${file || !/^[@<]/.test(value) ? '--form' : '--form-string'} ${shellWord(`${name}=${file ? '@' : ''}${value}`)}`,
    ),
    ...(body === null ? [] : [`--data-raw ${shellWord(body)}`]),
  ];
  return [`curl ${shellWord(url)}`, ...options].join(' \\\n  ');
}

/** A request from JSON: `{ "url", "method", "headers", "body", … }`. Headers may be an object, the body any JSON. */
export function readRequest(text: string): HttpRequest {
  const given = parse(text);
  const fault = (name: string) => new InputFault('bad_member', { pointer: '/text', values: { name } });
  const { url, method, body = null, form = [], user = null, followRedirects = false } = given;
  if (typeof url !== 'string' || url === '') throw fault('url');
  if (method !== undefined && (typeof method !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(method)))
    throw fault('method');
  if (user !== null && typeof user !== 'string') throw fault('user');
  if (!Array.isArray(form) || !form.every(isPart)) throw fault('form');
  const headers = headersOf(given['headers'] ?? []);
  if (headers === null) throw fault('headers');
  const isJson = body !== null && typeof body !== 'string';
  const hasType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  return {
    method: method ?? (body !== null || form.length > 0 ? 'POST' : 'GET'),
    url,
    headers: isJson && !hasType ? [...headers, { name: 'Content-Type', value: 'application/json' }] : headers,
    body: isJson ? JSON.stringify(body) : body,
    form: form.map(({ name, value, file = false }) => ({ name, value, file })),
    user,
    followRedirects: followRedirects === true,
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  if (jsonDepth(text) > depthMax) throw new InputFault('too_deep', { pointer: '/text', values: { max: depthMax } });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputFault('not_json', { pointer: '/text' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputFault('not_json', { pointer: '/text' });
  return value as Readonly<Record<string, unknown>>;
}

type Part = { readonly name: string; readonly value: string; readonly file?: boolean };

function isPart(value: unknown): value is Part {
  if (typeof value !== 'object' || value === null) return false;
  const { name, value: content, file } = value as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof content === 'string' && (file === undefined || typeof file === 'boolean');
}

function headersOf(given: unknown): { name: string; value: string }[] | null {
  if (typeof given !== 'object' || given === null) return null;
  const list = Array.isArray(given)
    ? (given as readonly unknown[])
    : Object.entries(given).map(([name, value]) => ({ name, value: String(value) }));
  const headers = list.filter(isPart).map(({ name, value }) => ({ name, value }));
  const areValid = headers.every(({ name, value }) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/[\r\n]/.test(value));
  return headers.length === list.length && areValid ? headers : null;
}
