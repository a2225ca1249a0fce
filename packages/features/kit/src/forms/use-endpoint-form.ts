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

/** What sends the form: `useMutation(mutation(endpoint))`. */
export type Sending<Input> = Pick<UseMutationResult<unknown, unknown, Input>, 'mutate' | 'isPending' | 'error'>;

/** An input of which some members are not filled in yet; the schema says which ones have to be. */
type Incomplete<Input> = Input extends unknown
  ? { readonly [Member in keyof Input]: Input[Member] | null | undefined }
  : never;

interface Options<E extends Endpoint, Values> {
  /** What the fields begin with. Others later leave the fields alone; `reset` takes them over. */
  readonly values: Values;
  /** Keeps what is typed elsewhere, such as in a machine: the fields then always hold `values`. */
  readonly onChange?: (values: Values) => void;
  readonly sending: Sending<InputOf<E>>;
  /** The input from what the fields hold. @default the values themselves */
  readonly inputOf?: (values: Values) => Incomplete<InputOf<E>>;
  /** Better texts than the defaults, by field: 'Enter your name.' */
  readonly texts?: { readonly [Field in keyof Values]?: string | ((issue: FieldIssue) => string | undefined) };
  /** Which field a code is about, with its text: `{ SlugTaken: ['slug', t('content.slugTaken')] }`. */
  readonly codes?: Readonly<Record<string, readonly [field: keyof Values & string, text: string]>>;
  /**
   * Which field shows an issue, by JSON Pointer into the input, where it is not the one of the same name:
   * `{ '/until': 'end' }`. It also gets what is wrong below that pointer.
   */
  readonly at?: Readonly<Record<string, keyof Values & string>>;
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
  /** Something differs from what the fields began with. */
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** What was refused and belongs to no field; null where nothing was. */
  readonly error: unknown;
  /** Wrong fields by name; another object after each try. */
  readonly wrong: Readonly<Record<string, FieldIssue>>;
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  readonly change: (change: Partial<Values>) => void;
  /** Shows what is wrong; true if nothing is. For what is sent in another way, such as by one of several buttons. */
  readonly check: () => boolean;
  /** Sends what is typed, for this time with other values: `submit({ state: 'draft' })`. */
  readonly submit: (other?: Partial<Values>) => void;
  /** Takes over other values, and forgets what was typed. */
  readonly reset: (values?: Values) => void;
}

/**
 * A form over one contract entry. Its input is checked by the entry's schema before it is sent, what the server finds
 * wrong stands at its field, and what is typed stays whatever comes back. Show it with `EndpointForm`. Routes with it
 * load `problemsCopy` as well.
 */
export function useEndpointForm<E extends Endpoint, Values extends object = InputOf<E>>(
  endpoint: E,
  {
    values: given,
    onChange,
    sending,
    inputOf = (values) => values as unknown as Incomplete<InputOf<E>>,
    texts = {},
    codes = {},
    at = {},
  }: Options<E, Values>,
): EndpointForm<Values> {
  const t = useCopy(problemsCopy);
  const id = useId();
  const [start, setStart] = useState(given);
  const [typed, setTyped] = useState(given);
  const values = onChange === undefined ? typed : given;
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
    return code === 'InvalidInput' ? fieldIssues(issues, Object.keys(start), at) : {};
    // oxlint-disable-next-line react/exhaustive-deps -- texts and pointers are made at each render; the error decides
  }, [error, start]);
  const wrong = useMemo(() => {
    if (error === null || isPending) return checked;
    const left = Object.entries(refused).filter(([field]) => mended.of !== error || !mended.fields.includes(field));
    return { ...checked, ...Object.fromEntries(left) };
  }, [checked, error, isPending, mended, refused]);

  const change = (part: Partial<Values>) => {
    if (onChange === undefined) setTyped((before) => ({ ...before, ...part }));
    else onChange({ ...values, ...part });
    const fields = Object.keys(part);
    setChecked((before) => without(before, fields));
    setMended((before) => ({ of: error, fields: before.of === error ? [...before.fields, ...fields] : fields }));
  };
  const check = (input: Incomplete<InputOf<E>>): boolean => {
    const result = endpoint.input.safeParse(input, { reportInput: true });
    const issues = result.success ? {} : fieldIssues(result.error.issues, Object.keys(values), at);
    setChecked(issues);
    // What belongs to no field is for the server to refuse, in words.
    return Object.keys(issues).length === 0;
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
    check: () => check(inputOf(values)),
    submit(other) {
      const input = inputOf({ ...values, ...other });
      if (!isPending && check(input)) mutate(input as InputOf<E>);
    },
    reset(next = given) {
      setStart(next);
      if (onChange === undefined) setTyped(next);
      else if (next !== given) onChange(next);
      setChecked({});
    },
  };
}

function without<Issues extends Readonly<Record<string, FieldIssue>>>(
  issues: Issues,
  fields: readonly string[],
): Issues {
  if (!fields.some((field) => field in issues)) return issues;
  return Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field))) as Issues;
}
