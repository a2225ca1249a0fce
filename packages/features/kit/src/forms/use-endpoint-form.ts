import type { Endpoint, InputOf } from '@apiyard/api/contract/endpoint';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '../copy.ts';
import { problemsCopy } from '../errors/problems-copy.ts';
import { refusalOf } from '../errors/refusal.ts';
import { isSame } from '../unsaved/use-draft.ts';
import type { FieldIssue } from './field-issues.ts';
import { fieldIssues } from './field-issues.ts';
import { fieldText } from './field-text.ts';

/** What sends the form: `useMutation(mutation(endpoint))`, or a machine. */
export interface Sending<Input> {
  readonly mutate: (input: Input) => void;
  readonly isPending: boolean;
  /** What the last call rejected with; null if it did not. */
  readonly error: unknown;
}

/** An input of which some members are not filled in yet; the schema says which ones are required. */
type Incomplete<Input> = Input extends unknown
  ? { readonly [Member in keyof Input]: Input[Member] | null | undefined }
  : never;

interface Options<E extends Endpoint, Values, Input extends InputOf<E>> {
  /** Initial values. Later changes of this prop do not affect the fields; `reset` applies them. */
  readonly values: Values;
  /** Stores the values elsewhere, such as in a machine: the fields then always show `values`. */
  readonly onChange?: (values: Values) => void;
  /** It may take more than the endpoint, such as the name of a passkey that is created in between. */
  readonly sending: Sending<Input>;
  /** Converts field values to the input. @default the values themselves */
  readonly inputOf?: (values: Values) => Incomplete<Input> | Input;
  /**
   * Rules that the schema does not have, by field: a code such as `missing`, or undefined where a field is right
   * whatever the schema says.
   */
  readonly rules?: (values: Values) => { readonly [Field in keyof Values]?: string | undefined };
  /** Better texts than the defaults, by field: 'Enter your name.' */
  readonly texts?: {
    readonly [Field in keyof Values]?: string | ((issue: FieldIssue, values: Values) => string | undefined);
  };
  /**
   * The field of a code, with its text: `{ SlugTaken: ['slug', t('content.slugTaken')] }`. Not for a code that comes
   * with issues, such as `WeakPassword`: they are shown at their fields with `texts`.
   */
  readonly codes?: Readonly<Record<string, readonly [field: keyof Values & string, text: string]>>;
  /**
   * The field of an issue, by JSON Pointer into the input, where it is not the one of the same name:
   * `{ '/until': 'end' }`. It also gets the issues below that pointer.
   */
  readonly at?: Readonly<Record<string, keyof Values & string>>;
  /** For a submit button outside the form, by `form={id}`. @default a generated one */
  readonly id?: string;
}

/** Spread into a field: `<TextField label={…} {...form.field('name')} />`. Its `onChange` stays the same function. */
export interface FieldProps<Value> {
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
  /** Shows what is wrong; true if nothing is. For values that are sent in another way, such as by one of several buttons. */
  readonly check: () => boolean;
  /** Sends the values, this time with some replaced: `submit({ state: 'draft' })`. */
  readonly submit: (other?: Partial<Values>) => void;
  /** Applies other values, and discards changes. */
  readonly reset: (values?: Values) => void;
}

/**
 * A form for one contract entry. Its input is validated by the entry's schema before it is sent, errors of the server are
 * shown at their field, and typed values stay after any response. Show it with `EndpointForm`. Its routes also load
 * `problemsCopy`.
 */
export function useEndpointForm<
  E extends Endpoint,
  Values extends object = InputOf<E>,
  Input extends InputOf<E> = InputOf<E>,
>(
  endpoint: E,
  {
    values: given,
    onChange,
    sending,
    inputOf = (values) => values as unknown as Incomplete<Input>,
    rules = () => ({}),
    texts = {},
    codes = {},
    at = {},
    id: givenId,
  }: Options<E, Values, Input>,
): EndpointForm<Values> {
  const t = useCopy(problemsCopy);
  const ownId = useId();
  const id = givenId ?? ownId;
  const [start, setStart] = useState(given);
  const [typed, setTyped] = useState(given);
  const values = onChange === undefined ? typed : given;
  const [checked, setChecked] = useState<Readonly<Record<string, FieldIssue>>>({});
  /** The error whose fields were edited since, and those fields. */
  const [edited, setEdited] = useState<{ readonly of: unknown; readonly fields: readonly string[] }>({
    of: null,
    fields: [],
  });
  const { mutate, isPending, error } = sending;

  const refused = useMemo(() => {
    const { code, issues } = refusalOf(error);
    const about = code === null ? undefined : codes[code];
    if (about !== undefined) return { [about[0]]: { code: code as string, text: about[1] } };
    return fieldIssues(issues, Object.keys(start), at);
    // oxlint-disable-next-line react/exhaustive-deps -- texts and pointers are new objects at each render; the error decides
  }, [error, start]);
  const wrong = useMemo(() => {
    if (error === null || isPending) return checked;
    const left = Object.entries(refused).filter(([field]) => edited.of !== error || !edited.fields.includes(field));
    return { ...checked, ...Object.fromEntries(left) };
  }, [checked, error, isPending, edited, refused]);

  // Fields get the same functions each time, so that those that are `memo` are rendered only when they change.
  const latest = useRef({ values, onChange, wrong, error });
  useLayoutEffect(() => {
    latest.current = { values, onChange, wrong, error };
  });
  const change = useCallback((part: Partial<Values>) => {
    const now = latest.current;
    if (now.onChange === undefined) setTyped((before) => ({ ...before, ...part }));
    else now.onChange({ ...now.values, ...part });
    // A new `wrong` would move the focus away from the field that is being edited.
    const fields = Object.keys(part).filter((field) => field in now.wrong);
    if (fields.length === 0) return;
    setChecked((before) => without(before, fields));
    setEdited((before) => ({
      of: now.error,
      fields: before.of === now.error ? [...before.fields, ...fields] : fields,
    }));
  }, []);
  const [changeOf] = useState(() => new Map<string, (value: unknown) => void>());
  const fieldChange = (name: keyof Values & string): ((value: unknown) => void) => {
    const known = changeOf.get(name);
    if (known !== undefined) return known;
    const made = (value: unknown) => change({ [name]: value } as unknown as Partial<Values>);
    changeOf.set(name, made);
    return made;
  };
  const isRight = (sent: Values, input: Incomplete<Input> | Input): boolean => {
    const result = endpoint.input.safeParse(input, { reportInput: true });
    const found = result.success ? {} : fieldIssues(result.error.issues, Object.keys(values), at);
    const issues = withRules(found, rules(sent));
    setChecked(issues);
    // Issues without a field are left to the server, which describes them.
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
        onChange: fieldChange(name),
        errorMessage:
          issue && (issue.text ?? (typeof own === 'function' ? own(issue, values) : own) ?? fieldText(t, issue)),
      };
    },
    change,
    check: () => isRight(values, inputOf(values)),
    submit(other) {
      if (isPending) return;
      const sent = { ...values, ...other };
      const input = inputOf(sent);
      if (isRight(sent, input)) mutate(input as Input);
    },
    reset(next = given) {
      setStart(next);
      if (onChange === undefined) setTyped(next);
      else if (next !== given) onChange(next);
      setChecked({});
    },
  };
}

/** The issues of the schema, replaced by those of the form's own rules for the fields that have one. */
function withRules(
  issues: Readonly<Record<string, FieldIssue>>,
  rules: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, FieldIssue>> {
  const own = Object.entries(rules).flatMap(([field, code]) => (code === undefined ? [] : [[field, { code }]]));
  return { ...without(issues, Object.keys(rules)), ...(Object.fromEntries(own) as Record<string, FieldIssue>) };
}

function without<Issues extends Readonly<Record<string, FieldIssue>>>(
  issues: Issues,
  fields: readonly string[],
): Issues {
  if (!fields.some((field) => field in issues)) return issues;
  return Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field))) as Issues;
}
