/** What people do with emails, as steps that can be undone. */
import type { Email, EmailChange } from '@apiyard/api/contract/modules/email';
import { moveTo } from './places.ts';

type Marks = Omit<EmailChange, 'id'>;

export type StepKind =
  | 'archived'
  | 'deleted'
  | 'restored'
  | 'spam'
  | 'notSpam'
  | 'moved'
  | 'read'
  | 'unread'
  | 'starred'
  | 'unstarred'
  | 'important'
  | 'unimportant'
  | 'labelled'
  | 'snoozed'
  | 'unsnoozed';

export interface Step {
  readonly kind: StepKind;
  readonly before: readonly EmailChange[];
  readonly after: readonly EmailChange[];
}

/** What each step sets; snoozing and labels have a value of their own. */
const marksOf: Readonly<Record<Exclude<StepKind, 'labelled' | 'snoozed'>, Marks>> = {
  archived: moveTo.archive,
  deleted: moveTo.trash,
  restored: { trash: false },
  spam: moveTo.spam,
  notSpam: moveTo.inbox,
  moved: moveTo.inbox,
  read: { unread: false },
  unread: { unread: true },
  starred: { starred: true },
  unstarred: { starred: false },
  important: { important: true },
  unimportant: { important: false },
  unsnoozed: { snoozedUntil: null, inbox: true },
};

/** Steps that take emails out of the list: a message offers to undo them. */
export const movingKinds: ReadonlySet<StepKind> = new Set([
  'archived',
  'deleted',
  'restored',
  'spam',
  'notSpam',
  'moved',
  'snoozed',
  'unsnoozed',
]);

/** The step that gives emails these marks; null if they all have them. Others keep theirs. */
function stepWith(kind: StepKind, emails: readonly Email[], marks: Marks): Step | null {
  const names = Object.keys(marks) as (keyof Marks)[];
  const changed = emails.filter((email) => names.some((name) => email[name] !== marks[name]));
  if (changed.length === 0) return null;
  return {
    kind,
    before: changed.map((email) => ({
      id: email.id,
      ...(Object.fromEntries(names.map((name) => [name, email[name]])) as Marks),
    })),
    after: changed.map(({ id }) => ({ id, ...marks })),
  };
}

/** The emails with changes, others as the same objects. */
export function withChanges(emails: readonly Email[], changes: readonly EmailChange[]): readonly Email[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return emails.map((email) => {
    const change = byId.get(email.id);
    return change === undefined ? email : ({ ...email, ...change } as Email);
  });
}

/** What people choose to do. */
export type Act =
  | { readonly kind: keyof typeof marksOf }
  | { readonly kind: 'labelled'; readonly label: Email['label'] }
  | { readonly kind: 'snoozed'; readonly until: string };

/** The step of an act on these emails; null if it changes none of them. */
export function stepFor(act: Act, emails: readonly Email[]): Step | null {
  if (act.kind === 'labelled') return stepWith('labelled', emails, { label: act.label });
  if (act.kind === 'snoozed') return stepWith('snoozed', emails, { snoozedUntil: act.until, inbox: false });
  return stepWith(act.kind, emails, marksOf[act.kind]);
}
