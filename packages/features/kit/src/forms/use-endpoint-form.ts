import type { Endpoint, InputOf } from '@apiyard/api/contract/endpoint';
import type { UseMutationResult } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useCopy } from '../copy.ts';
import { problemsCopy } from '../errors/problems-copy.ts';
import { refusalOf } from '../refusal.ts';
import { isSame } from '../unsaved/use-draft.ts';
import type { FieldIssue } from './field-issues.ts';
import { fieldIssues } from './field-issues.ts';
import { fieldText } from './field-text.ts';

/** The mutation that submits the form: `useMutation(mutation(endpoint))`. */
export type Sending<Input> = Pick<UseMutationResult<unknown, unknown, Input>, 'mutate' | 'isPending' | 'error'>;

type Checks<Values> = { readonly [Field in keyof Values]?: string | undefined };

interface Options<E extends Endpoint, Values> {
  /** Initial values. Later changes of this prop do not affect the fields; `reset` applies them. */
  readonly values: Values;
  readonly sending: Sending<InputOf<E>>;
  /** Converts field values to the input. @default the values themselves */
  readonly inputOf?: (values: Values) => InputOf<E>;
  /**
   * Rules that the schema does not have, by field: a code such as `missing`, or undefined where a field is right
   * whatever the schema says.
   */
  readonly check?: (values: Values) => Checks<Values>;
  /** Better texts than the defaults, by field: 'Enter your name.' */
  readonly texts?: { readonly [Field in keyof Values]?: string | ((issue: FieldIssue) => string | undefined) };
  /** Which field a code is about, with its text: `{ SlugTaken: ['slug', t('content.slugTaken')] }`. */
  readonly codes?: Readonly<Record<string, readonly [field: keyof Values & string, text: string]>>;
}

/** Spread into a field: `<TextField label={…} {...form.field('name')} />`. */
interface FieldProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly errorMessage: string | undefined;
}

export interface EndpointForm<Values> {
  readonly id: string;
  readonly values: Values;
  /** Whether any value differs from its initial value. */
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** A failure that belongs to no field; null if there is none. */
  readonly error: unknown;
  /** Wrong fields by name; another object after each try. */
  readonly wrong: Readonly<Record<string, FieldIssue>>;
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  readonly change: (change: Partial<Values>) => void;
  readonly submit: () => void;
  /** Applies other values, and discards changes. */
  readonly reset: (values?: Values) => void;
}

/**
 * A form for one contract entry. Its input is validated by the entry's schema before it is sent, errors of the server are
 * shown at their field, and typed values stay after any response. Show it with `EndpointForm`. Its routes also load
 * `problemsCopy`.
 */
export function useEndpointForm<E extends Endpoint, Values extends object = InputOf<E>>(
  endpoint: E,
  {
    values: given,
    sending,
    inputOf = (values) => values as InputOf<E>,
    check = () => ({}),
    texts = {},
    codes = {},
  }: Options<E, Values>,
): EndpointForm<Values> {
  const t = useCopy(problemsCopy);
  const id = useId();
  const [start, setStart] = useState(given);
  const [values, setValues] = useState(given);
  const [checked, setChecked] = useState<Readonly<Record<string, FieldIssue>>>({});
  /** The error whose fields have been put right since, and those fields. */
  const [mended, setMended] = useState<{ readonly of: unknown; readonly fields: readonly string[] }>({
    of: null,
    fields: [],
  });
  const { mutate, isPending, error } = sending;

  const refused = useMemo(() => {
    const { code, issues } = refusalOf(error);
    const about = code === null ? undefined : codes[code];
    if (about !== undefined) return { [about[0]]: { code: code as string, text: about[1] } };
    return code === 'InvalidInput' ? fieldIssues(issues, Object.keys(start)) : {};
    // oxlint-disable-next-line react/exhaustive-deps -- texts are new objects at each render; the error decides
  }, [error, start]);
  const wrong = useMemo(() => {
    if (error === null || isPending) return checked;
    const left = Object.entries(refused).filter(([field]) => mended.of !== error || !mended.fields.includes(field));
    return { ...checked, ...Object.fromEntries(left) };
  }, [checked, error, isPending, mended, refused]);

  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }));
    const fields = Object.keys(part);
    setChecked((before) => without(before, fields));
    setMended((before) => ({ of: error, fields: before.of === error ? [...before.fields, ...fields] : fields }));
  };
  return {
    id,
    values,
    isDirty: !isSame(values, start),
    isSending: isPending,
    error: error !== null && Object.keys(refused).length === 0 ? error : null,
    wrong,
    field: (name) => {
      const issue = wrong[name];
      const own = texts[name];
      return {
        name,
        value: values[name],
        onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
        errorMessage: issue && (issue.text ?? (typeof own === 'function' ? own(issue) : own) ?? fieldText(t, issue)),
      };
    },
    change,
    submit() {
      if (isPending) return;
      const input = inputOf(values);
      const result = endpoint.input.safeParse(input);
      const found = result.success ? {} : fieldIssues(result.error.issues, Object.keys(values));
      const issues = withChecks(found, check(values));
      setChecked(issues);
      // What belongs to no field is for the server to refuse, in words.
      if (Object.keys(issues).length === 0) mutate(input);
    },
    reset(next = given) {
      setStart(next);
      setValues(next);
      setChecked({});
    },
  };
}

/** The issues of the schema, with those of the form's own rules instead where it has one for the field. */
function withChecks(
  issues: Readonly<Record<string, FieldIssue>>,
  checks: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, FieldIssue>> {
  const own = Object.entries(checks).flatMap(([field, code]) => (code === undefined ? [] : [[field, { code }]]));
  return { ...without(issues, Object.keys(checks)), ...(Object.fromEntries(own) as Record<string, FieldIssue>) };
}

function without<Issues extends Readonly<Record<string, FieldIssue>>>(
  issues: Issues,
  fields: readonly string[],
): Issues {
  if (!fields.some((field) => field in issues)) return issues;
  return Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field))) as Issues;
}
