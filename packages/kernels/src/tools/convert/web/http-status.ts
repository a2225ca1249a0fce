import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { cacheable, obsolete, retryable, statuses } from './http/statuses.ts';

interface Input {
  readonly text: string;
}

const classes = { 1: 'informational', 2: 'success', 3: 'redirection', 4: 'client_error', 5: 'server_error' } as const;

/** The status codes that a text means: `404`, `4xx`, `200-206`, `not found`; several with commas. */
export default function httpStatus({ text }: Input) {
  const wanted = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (wanted.length === 0) throw new InputFault('empty', { pointer: '/text' });
  const matchers = wanted.map((part) => matcherOf(part.toLowerCase()));
  const found = statuses.filter(([code, name]) => matchers.some((matches) => matches(code, name.toLowerCase())));
  const lost = wanted.find((_, at) => !found.some(([code, name]) => matchers[at]?.(code, name.toLowerCase()) === true));
  if (lost !== undefined)
    throw new InputFault('unknown_status', { pointer: '/text', values: { text: lost.slice(0, 100) } });
  return {
    statuses: found.map(([code, name, reference]) => ({
      code,
      name,
      class: classes[Math.floor(code / 100) as keyof typeof classes],
      reference,
      cacheable: cacheable.includes(code),
      retryable: retryable.includes(code),
      obsolete: obsolete.includes(code),
    })),
    notes: found.map(([code], at): Note => ({ code: `status_${code}`, pointer: `/statuses/${at}` })),
  };
}

function matcherOf(text: string): (code: number, name: string) => boolean {
  const [, digit] = /^([1-5])(?:xx|\*|\*\*)$/.exec(text) ?? [];
  if (digit !== undefined) return (code) => String(code).startsWith(digit);
  const [, from, to] = /^(\d{3})\s*[-–]\s*(\d{3})$/.exec(text) ?? [];
  if (from !== undefined) return (code) => code >= Number(from) && code <= Number(to);
  const [, number] = /^(?:http(?:\/[\d.]+)?\s+)?(\d{3})(?:\s.*)?$/.exec(text) ?? [];
  if (number !== undefined) return (code) => code === Number(number);
  return (_, name) => name.includes(text);
}
