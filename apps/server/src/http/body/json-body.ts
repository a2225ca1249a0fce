/** JSON bodies: the error for an invalid one includes the position. */
import { isUtf8 } from 'node:buffer';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { parse as parseSlowly } from 'lossless-json';
import pLimit from 'p-limit';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { invalidAt, issue, sentence } from '../../problems/sentence.ts';

/** A failure thrown where Fastify accepts only errors; the error handler sends it. */
export class RefusedBody extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.detail);
    this.failure = failure;
  }
}

/** Parses JSON bodies in `app`. Keys that could change an object's prototype are rejected at any depth. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const read = () => {
      if (!isUtf8(bytes)) return done(new RefusedBody(notUtf8()));
      const body = bytes.toString();
      if (body.trim() === '') return done(null, undefined);
      return parse(request, body, (error, value) => {
        if (error) done(new RefusedBody(unparsable(body)));
        else {
          const tooDeep = body.length > levelsMax ? placeTooDeep(value) : null;
          done(tooDeep === null ? null : new RefusedBody(nestedTooDeep(tooDeep)), value);
        }
      });
    };
    if (bytes.length < largeBytesMin) read();
    else void largeBodies(() => inItsTurn(read));
  });
}

/** A megabyte takes longer than a hundred calls: such bodies are parsed one after the other. */
const largeBytesMin = 200_000;
const largeBodies = pLimit(1);
const nextTurn = promisify(setImmediate);

/** A new client needs several turns of the event loop: its connection, its request, its response. */
const turnsBetween = 5;

/** Others get as much time as the body took, and, should the process itself have to wait meanwhile, some turns. */
async function inItsTurn(read: () => void): Promise<void> {
  await nextTurn();
  const startedAt = performance.now();
  read();
  if (largeBodies.pendingCount === 0) return;
  await after(performance.now() - startedAt);
  for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
}

/** No call needs as many levels; thousands would overflow the stack of recursive code. */
const levelsMax = 200;
/** Segments of the pointer in the error message. */
const pointerParts = 12;

/** The start of the JSON Pointer (RFC 6901) to the value that is nested too deeply. */
function placeTooDeep(value: unknown): string | null {
  const waiting: { readonly value: unknown; readonly path: readonly string[]; readonly level: number }[] = [
    { value, path: [], level: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: at, path, level } = next;
    if (typeof at !== 'object' || at === null) continue;
    if (level === levelsMax) return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    for (const [name, member] of Object.entries(at)) {
      if (typeof member === 'object' && member !== null)
        waiting.push({ value: member, path: level < pointerParts ? [...path, name] : path, level: level + 1 });
    }
  }
  return null;
}

function nestedTooDeep(pointer: string): Failure<'InvalidInput', { errors: InputIssue[] }> {
  return invalidAt(pointer, 'too_deep', sentence('problem.http.tooDeep', { levels: levelsMax }));
}

/** Decoded all the same, such bytes would become other text than was meant. */
function notUtf8(): Failure<'Unparsable', { errors: InputIssue[] }> {
  const text = sentence('problem.http.notUtf8');
  return fail('Unparsable', text, { errors: [issue('', 'encoding', text)] });
}

/** Finding the position blocks the main thread for a time that grows with the size. */
const placeCharactersMax = 100_000;

function unparsable(text: string): Failure<'Unparsable', { errors: InputIssue[] }> {
  try {
    JSON.parse(text);
  } catch {
    if (text.length > placeCharactersMax) {
      const unplaced = sentence('problem.http.notJson');
      return fail('Unparsable', unplaced, { errors: [issue('', 'syntax', unplaced)] });
    }
    const { line, column } = placeOf(text);
    const placed = sentence('problem.http.notJsonAt', { line, column });
    return fail('Unparsable', placed, { errors: [issue('', 'syntax', placed, { line, column })] });
  }
  const forbidden = sentence('problem.http.forbiddenKey');
  return fail('Unparsable', forbidden, { errors: [issue('', 'forbidden_key', forbidden)] });
}

/** Line and column, from 1. V8's own message omits the position for short texts. */
function placeOf(text: string): { line: number; column: number } {
  let offset = 0;
  try {
    parseSlowly(text);
  } catch (error) {
    offset = Number(/at position (\d+)$/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);
  }
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
