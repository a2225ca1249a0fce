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

interface Options<E extends Endpoint, Values, Input extends InputOf<E>> {
  /** What the fields begin with. Others later leave the fields alone; `reset` takes them over. */
  readonly values: Values;
  /** What sends it may take more than the entry, such as the name of a passkey that is created in between. */
  readonly sending: Sending<Input>;
  /** The input from what the fields hold. @default the values themselves */
  readonly inputOf?: (values: Values) => Input;
  /** Codes of what is wrong where the schema is not as strict as the form: `{ code: 'incomplete' }`. `texts` words them. */
  readonly check?: (values: Values) => { readonly [Field in keyof Values]?: string | undefined };
  /** Better texts than the defaults, by field: 'Enter your name.' */
  readonly texts?: {
    readonly [Field in keyof Values]?: string | ((issue: FieldIssue, values: Values) => string | undefined);
  };
  /**
   * Which field a code is about, with its text: `{ SlugTaken: ['slug', t('content.slugTaken')] }`. A code that comes
   * with issues, such as `WeakPassword`, needs none: they are at their fields, and `texts` words them.
   */
  readonly codes?: Readonly<Record<string, readonly [field: keyof Values & string, text: string]>>;
  /** Where a button outside of the form sends it, by `form={id}`. @default one of its own */
  readonly id?: string;
}

/** Spread into a field: `<TextField label={…} {...form.field('name')} />`. */
export interface FieldProps<Value> {
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
export function useEndpointForm<
  E extends Endpoint,
  Values extends object = InputOf<E>,
  Input extends InputOf<E> = InputOf<E>,
>(
  endpoint: E,
  {
    values: given,
    sending,
    inputOf = (values) => values as unknown as Input,
    check,
    texts = {},
    codes = {},
    id: givenId,
  }: Options<E, Values, Input>,
): EndpointForm<Values> {
  const t = useCopy(problemsCopy);
  const ownId = useId();
  const id = givenId ?? ownId;
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
    return fieldIssues(issues, Object.keys(start));
    // oxlint-disable-next-line react/exhaustive-deps -- texts are made anew at each render; the error decides
  }, [error, start]);
  const wrong = useMemo(() => {
    if (error === null || isPending) return checked;
    const left = Object.entries(refused).filter(([field]) => mended.of !== error || !mended.fields.includes(field));
    return { ...checked, ...Object.fromEntries(left) };
  }, [checked, error, isPending, mended, refused]);

  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }));
    // Another `wrong` would take the focus from the field that is being typed in.
    const fields = Object.keys(part).filter((field) => field in wrong);
    if (fields.length === 0) return;
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
        errorMessage:
          issue && (issue.text ?? (typeof own === 'function' ? own(issue, values) : own) ?? fieldText(t, issue)),
      };
    },
    change,
    submit(other) {
      if (isPending) return;
      const sent = { ...values, ...other };
      const input = inputOf(sent);
      const result = endpoint.input.safeParse(input);
      const issues = {
        ...codesOf(check?.(sent)),
        ...(!result.success && fieldIssues(result.error.issues, Object.keys(values))),
      };
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

const codesOf = (found: Readonly<Record<string, string | undefined>> = {}): Readonly<Record<string, FieldIssue>> =>
  Object.fromEntries(Object.entries(found).flatMap(([field, code]) => (code === undefined ? [] : [[field, { code }]])));

function without<Issues extends Readonly<Record<string, FieldIssue>>>(
  issues: Issues,
  fields: readonly string[],
): Issues {
  if (!fields.some((field) => field in issues)) return issues;
  return Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field))) as Issues;
}
