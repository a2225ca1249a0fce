/**
 * Evaluates an expression while it is parsed. From weak to strong: + −; × ÷ mod; signs; ^ (from the right); ! and %.
 */
import { add, divide, fraction, multiply, parseDecimal } from '../../../../exact/fraction.ts';
import type { Fraction } from '../../../../exact/fraction.ts';
import { InputFault } from '../../../../faults/input-fault.ts';
import { functions } from './functions.ts';
import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';
import type { Value } from './value.ts';
import { constant, exact, factorial, floor, Impossible, power, resultOf } from './value.ts';

export function evaluate(text: string): Value {
  const tokens = tokensOf(text);
  let at = 0;
  const end: Token = { kind: 'end', text: '', offset: text.length };
  const peek = () => tokens[at] ?? end;
  const fault = (code: string, { offset }: Token, values = {}) =>
    new InputFault(code, { pointer: '/text', values, in: { text, offset } });

  /** The next token if it is one of these. */
  function take(...texts: readonly string[]): Token | null {
    const token = peek();
    if (token.kind === 'number' || token.kind === 'end' || !texts.includes(token.text)) return null;
    at += 1;
    return token;
  }

  function expect(symbol: string): void {
    if (take(symbol) === null) throw unexpected();
  }

  function unexpected(): InputFault {
    const token = peek();
    if (token.kind === 'end') return fault('incomplete', token);
    return fault('unexpected', token, { character: token.text });
  }

  /** Runs an operation; what it cannot do is a fault at its operator. */
  function apply(token: Token, run: () => Value): Value {
    try {
      return run();
    } catch (error) {
      if (error instanceof Impossible) throw fault(error.code, token);
      throw error;
    }
  }

  const binary = (a: Value, b: Value, run: (a: Fraction, b: Fraction) => Fraction): Value =>
    resultOf(run(a, b), a.isExact && b.isExact);
  const negated = (value: Value): Value => ({ ...value, n: -value.n });

  function sum(): Value {
    let left = product();
    for (let token = take('+', '-'); token !== null; token = take('+', '-')) {
      const [operator, a, b] = [token, left, product()];
      left = apply(operator, () => binary(a, operator.text === '+' ? b : negated(b), add));
    }
    return left;
  }

  function product(): Value {
    let left = signed();
    for (let token = take('*', '/', 'mod'); token !== null; token = take('*', '/', 'mod')) {
      const [operator, a, b] = [token, left, signed()];
      left = apply(operator, () => multiplied(operator.text, a, b));
    }
    return left;
  }

  function multiplied(operator: string, a: Value, b: Value): Value {
    if (operator === '*') return binary(a, b, multiply);
    if (b.n === 0n) throw new Impossible('division_by_zero');
    if (operator === '/') return binary(a, b, divide);
    // The remainder has the sign of the divisor.
    return binary(a, b, (x, y) => add(x, multiply(fraction(-floor(divide(x, y))), y)));
  }

  function signed(): Value {
    const sign = take('-', '+');
    if (sign === null) return raised();
    const value = signed();
    return sign.text === '-' ? negated(value) : value;
  }

  function raised(): Value {
    const base = postfix();
    const operator = take('^');
    if (operator === null) return base;
    const exponent = signed();
    return apply(operator, () => power(base, exponent));
  }

  function postfix(): Value {
    let value = primary();
    for (let token = take('!', '%'); token !== null; token = take('!', '%')) {
      const [operator, operand] = [token, value];
      value = apply(operator, () =>
        operator.text === '!' ? factorial(operand) : binary(operand, exact(fraction(1n, 100n)), multiply),
      );
    }
    return value;
  }

  function primary(): Value {
    const token = peek();
    if (token.kind === 'number') {
      at += 1;
      const value = parseDecimal(token.text);
      if (value === null) throw fault('too_large', token);
      return apply(token, () => exact(value));
    }
    if (take('(') !== null) {
      const value = sum();
      expect(')');
      return value;
    }
    if (token.kind !== 'name') throw unexpected();
    at += 1;
    return constant(token.text) ?? called(token);
  }

  function called(name: Token): Value {
    const found = Object.hasOwn(functions, name.text) ? functions[name.text] : undefined;
    if (found === undefined) throw fault('unknown_name', name, { name: name.text });
    expect('(');
    const first = sum();
    const rest: Value[] = [];
    while (take(',') !== null) rest.push(sum());
    expect(')');
    const count = 1 + rest.length;
    if (count < found.min || count > found.max)
      throw fault('wrong_arguments', name, { name: name.text, count, expected: found.min });
    return apply(name, () => found.apply(first, ...rest));
  }

  const value = sum();
  if (peek().kind !== 'end') throw unexpected();
  return value;
}
