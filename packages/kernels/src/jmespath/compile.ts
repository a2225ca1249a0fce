/** JMESPath (jmespath.org specification): an operator precedence parser whose result evaluates values. */
import { isSame } from '../json/equal.ts';
import type { JsonValue } from '../json/value.ts';
import { JsonNumber } from '../json/value.ts';
import { compareNumbers } from '../json/decimal.ts';
import type { Argument } from './functions.ts';
import { call, checkLength, itemsMax } from './functions.ts';
import { isTruthy } from './truth.ts';
import type { Token } from './tokens.ts';
import { fault, tokensOf } from './tokens.ts';

type Evaluate = (value: JsonValue) => JsonValue;

const powers: Readonly<Record<string, number>> = {
  '|': 1,
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '[]': 9,
  '*': 20,
  '[?': 21,
  '.': 40,
  '!': 45,
  '{': 50,
  '[': 55,
  '(': 60,
};
const powerOf = (kind: string): number => powers[kind] ?? 0;
/** Operators below it end a projection. */
const projectionStop = 10;
const nestingMax = 300;

const same: Evaluate = (value) => value;

/** @throws InputFault with a code that starts with `jmespath_`, also when the expression is evaluated */
export function compile(query: string): Evaluate {
  const parser = new Parser(query);
  return parser.whole();
}

class Parser {
  readonly #query: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #nesting = 0;

  constructor(query: string) {
    this.#query = query;
    this.#tokens = tokensOf(query);
  }

  whole(): Evaluate {
    const result = this.#expression(0);
    this.#expect('end');
    return result;
  }

  get #next(): Token {
    return this.#tokens[this.#at] as Token;
  }

  #kindAt(ahead: number): string {
    return this.#tokens[this.#at + ahead]?.kind ?? 'end';
  }

  #take(): Token {
    const token = this.#next;
    if (token.kind !== 'end') this.#at += 1;
    return token;
  }

  #expect(kind: string): Token {
    if (this.#next.kind !== kind) throw this.#unexpected();
    return this.#take();
  }

  #unexpected(token = this.#next) {
    return fault('jmespath_syntax', this.#query, token.offset);
  }

  #expression(power: number): Evaluate {
    this.#nesting += 1;
    if (this.#nesting > nestingMax) throw fault('jmespath_deep', this.#query, this.#next.offset);
    let left = this.#prefix();
    while (power < powerOf(this.#next.kind)) left = this.#infix(left);
    this.#nesting -= 1;
    return left;
  }

  #prefix(): Evaluate {
    const token = this.#take();
    switch (token.kind) {
      case 'literal':
        return () => token.value;
      case 'name':
        return this.#next.kind === '(' ? this.#call(token) : field(token.value as string);
      case 'quoted':
        if (this.#next.kind === '(') throw this.#unexpected();
        return field(token.value as string);
      case '@':
        return same;
      case '*':
        return projection(values(same), this.#next.kind === ']' ? same : this.#projected(powerOf('*')));
      case '[]':
        return projection(flatten(same), this.#projected(powerOf('[]')));
      case '[?':
        return this.#filter(same);
      case '!': {
        const operand = this.#expression(powerOf('!'));
        return (value) => !isTruthy(operand(value));
      }
      case '(': {
        const inner = this.#expression(0);
        this.#expect(')');
        return inner;
      }
      case '{':
        return this.#multiHash();
      case '[':
        if (this.#next.kind === 'number' || this.#next.kind === ':') return this.#index(same);
        if (this.#next.kind === '*' && this.#kindAt(1) === ']') return this.#listProjection(same);
        return this.#multiList();
      default:
        throw this.#unexpected(token);
    }
  }

  #infix(left: Evaluate): Evaluate {
    const token = this.#take();
    switch (token.kind) {
      case '.':
        if (this.#next.kind === '*') {
          this.#take();
          return projection(values(left), this.#projected(powerOf('.')));
        }
        return piped(left, this.#afterDot(powerOf('.')));
      case '|':
        return piped(left, this.#expression(powerOf('|')));
      case '||': {
        const right = this.#expression(powerOf('||'));
        return (value) => {
          const first = left(value);
          return isTruthy(first) ? first : right(value);
        };
      }
      case '&&': {
        const right = this.#expression(powerOf('&&'));
        return (value) => {
          const first = left(value);
          return isTruthy(first) ? right(value) : first;
        };
      }
      case '[]':
        return projection(flatten(left), this.#projected(powerOf('[]')));
      case '[?':
        return this.#filter(left);
      case '[':
        return this.#next.kind === '*' ? this.#listProjection(left) : this.#index(left);
      default: {
        if (powerOf(token.kind) !== powerOf('==')) throw this.#unexpected(token);
        const right = this.#expression(powerOf('=='));
        return (value) => compared(token.kind, left(value), right(value));
      }
    }
  }

  #projected(power: number): Evaluate {
    const { kind } = this.#next;
    if (powerOf(kind) < projectionStop) return same;
    if (kind === '[' || kind === '[?') return this.#expression(power);
    if (kind !== '.') throw this.#unexpected();
    this.#take();
    return this.#afterDot(power);
  }

  #afterDot(power: number): Evaluate {
    const { kind } = this.#next;
    if (kind === 'name' || kind === 'quoted' || kind === '*') return this.#expression(power);
    if (kind === '[' || kind === '{') {
      this.#take();
      return kind === '[' ? this.#multiList() : this.#multiHash();
    }
    throw this.#unexpected();
  }

  #listProjection(left: Evaluate): Evaluate {
    this.#expect('*');
    this.#expect(']');
    return projection(list(left), this.#projected(powerOf('*')));
  }

  /** After `[`: an index or a slice. */
  #index(left: Evaluate): Evaluate {
    const { offset } = this.#next;
    const parts: (number | null)[] = [null];
    while (this.#next.kind !== ']') {
      const token = this.#take();
      if (token.kind === 'number' && parts.at(-1) === null) parts[parts.length - 1] = Number(token.value);
      else if (token.kind === ':' && parts.length < 3) parts.push(null);
      else throw this.#unexpected(token);
    }
    this.#expect(']');
    const [first = null, end = null, step = null] = parts;
    if (parts.length === 1) return (value) => itemAt(left(value), first ?? 0);
    const query = this.#query;
    return projection(
      (value) => {
        if (step === 0) throw fault('jmespath_step', query, offset);
        return slice(left(value), first, end, step ?? 1);
      },
      this.#projected(powerOf('*')),
    );
  }

  #filter(left: Evaluate): Evaluate {
    const condition = this.#expression(0);
    this.#expect(']');
    const right = this.#next.kind === '[]' ? same : this.#projected(powerOf('[?'));
    const kept = list(left);
    return projection((value) => {
      const items = kept(value);
      return Array.isArray(items) ? items.filter((item) => isTruthy(condition(item))) : null;
    }, right);
  }

  #multiList(): Evaluate {
    const parts = [this.#expression(0)];
    while (this.#next.kind === ',') {
      this.#take();
      parts.push(this.#expression(0));
    }
    this.#expect(']');
    return (value) => (value === null ? null : parts.map((part) => part(value)));
  }

  #multiHash(): Evaluate {
    const parts: [string, Evaluate][] = [];
    do {
      const key = this.#take();
      if (key.kind !== 'name' && key.kind !== 'quoted') throw this.#unexpected(key);
      this.#expect(':');
      parts.push([key.value as string, this.#expression(0)]);
    } while (this.#next.kind === ',' && this.#take());
    this.#expect('}');
    return (value) => (value === null ? null : new Map(parts.map(([key, part]) => [key, part(value)])));
  }

  #call(token: Token): Evaluate {
    this.#expect('(');
    const parts: { readonly evaluate: Evaluate; readonly isReference: boolean }[] = [];
    while (this.#next.kind !== ')') {
      const isReference = this.#next.kind === '&';
      if (isReference) this.#take();
      parts.push({ evaluate: this.#expression(0), isReference });
      if (this.#next.kind !== ')') this.#expect(',');
      if (this.#kindAt(-1) === ',' && this.#next.kind === ')') throw this.#unexpected();
    }
    this.#expect(')');
    const place = { query: this.#query, offset: token.offset };
    return (value) => {
      const given = parts.map(({ evaluate, isReference }): Argument =>
        isReference ? { expression: evaluate } : { value: evaluate(value) },
      );
      return call(token.value as string, given, place);
    };
  }
}

const field =
  (name: string): Evaluate =>
  (value) =>
    value instanceof Map ? (value.get(name) ?? null) : null;

const piped =
  (left: Evaluate, right: Evaluate): Evaluate =>
  (value) =>
    right(left(value));

/** Applies the right side to each item, without those that give null. */
const projection =
  (left: Evaluate, right: Evaluate): Evaluate =>
  (value) => {
    const items = left(value);
    if (!Array.isArray(items)) return null;
    return right === same ? items.filter((item) => item !== null) : items.map(right).filter((item) => item !== null);
  };

const list =
  (left: Evaluate): Evaluate =>
  (value) => {
    const items = left(value);
    return Array.isArray(items) ? items : null;
  };

const values =
  (left: Evaluate): Evaluate =>
  (value) => {
    const object = left(value);
    return object instanceof Map ? [...object.values()] : null;
  };

const flatten =
  (left: Evaluate): Evaluate =>
  (value) => {
    const items = left(value);
    if (!Array.isArray(items)) return null;
    let length = 0;
    for (const item of items) length += Array.isArray(item) ? item.length : 1;
    checkLength(length, itemsMax);
    return items.flat() as JsonValue[];
  };

const itemAt = (value: JsonValue, index: number): JsonValue =>
  Array.isArray(value) ? (value.at(index) ?? null) : null;

function slice(value: JsonValue, first: number | null, end: number | null, step: number): JsonValue {
  if (!Array.isArray(value)) return null;
  const { length } = value;
  const clamped = (at: number): number =>
    at < 0 ? Math.max(at + length, step < 0 ? -1 : 0) : Math.min(at, step < 0 ? length - 1 : length);
  const from = first === null ? (step < 0 ? length - 1 : 0) : clamped(first);
  const to = end === null ? (step < 0 ? -1 : length) : clamped(end);
  const items: JsonValue[] = [];
  for (let at = from; step < 0 ? at > to : at < to; at += step) items.push(value[at] as JsonValue);
  return items;
}

function compared(operator: string, a: JsonValue, b: JsonValue): JsonValue {
  if (operator === '==') return isSame(a, b);
  if (operator === '!=') return !isSame(a, b);
  if (!(a instanceof JsonNumber) || !(b instanceof JsonNumber)) return null;
  const order = compareNumbers(a.text, b.text);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}
