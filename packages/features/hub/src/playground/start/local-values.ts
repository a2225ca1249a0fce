import type { Api } from '@apiyard/api/contract/hub/hub';
import { fieldsOf, isObject } from '@apiyard/kit/search/api-fields.ts';
import type { Values } from '../../form/schema-form.ts';
import { valuesOf } from '../../form/schema-form.ts';

interface Here {
  readonly nowMs: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly language: string;
}

/** The first example with the person's time zone, language and current time, by `x-start`; null if it has none of them. */
export function localValues({ input, examples }: Pick<Api, 'input' | 'examples'>, here: Here): Values | null {
  const properties = isObject(input['properties']) ? input['properties'] : {};
  const local = Object.entries(properties).flatMap(([name, property]) => {
    const start = isObject(property) ? startOf(property['x-start'], here) : undefined;
    return start === undefined ? [] : [[name, start] as const];
  });
  if (local.length === 0) return null;
  return valuesOf(fieldsOf(input), { ...examples[0]?.input, ...Object.fromEntries(local) });
}

function startOf(start: unknown, { nowMs, timeZone, language }: Here): string | undefined {
  switch (start) {
    case 'time-zone':
      return timeZone;
    case 'language':
      return language;
    case 'now':
      return String(Math.floor(nowMs / 1000));
    case 'empty':
      return '';
    default:
      return undefined;
  }
}
