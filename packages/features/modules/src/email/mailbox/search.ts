/** The search: words that must all occur in sender, subject or text, and operators such as `from:` and `is:unread`. */
import type { Email } from '@apiyard/api/contract/modules/email';
import { folded } from '@apiyard/kit/search/folded.ts';
import type { Place } from './places.ts';
import { isIn, isLabel, placeNamed } from './places.ts';

type State = 'unread' | 'read' | 'starred' | 'important';

export type Condition = (
  | { readonly kind: 'text' | 'from' | 'to' | 'subject'; readonly value: string }
  | { readonly kind: 'attachment' }
  | { readonly kind: 'label'; readonly value: string }
  | { readonly kind: 'is'; readonly value: State }
) & {
  /** A minus before it: emails that it does not fit. */
  readonly isExcluded: boolean;
};

export interface Search {
  readonly conditions: readonly Condition[];
  /** Of the operator `in:`; null searches where people are. */
  readonly place: Place | null;
}

const token = /(?<minus>-?)(?:(?<operator>[a-z]+):)?(?:"(?<quoted>[^"]*)"?|(?<plain>[^\s"]+))/giu;
const states: readonly string[] = ['unread', 'read', 'starred', 'important'] satisfies State[];

function conditionOf(operator: string, value: string, isExcluded: boolean): Condition | null {
  const fold = folded(value);
  switch (operator) {
    case 'from':
    case 'to':
    case 'subject':
      return { kind: operator, value: fold, isExcluded };
    case 'has':
      return fold === 'attachment' ? { kind: 'attachment', isExcluded } : null;
    case 'label': {
      const label = placeNamed(value);
      return label !== null && isLabel(label) ? { kind: 'label', value: label, isExcluded } : null;
    }
    case 'is':
      return states.includes(fold) ? { kind: 'is', value: fold as State, isExcluded } : null;
    default:
      return null;
  }
}

/** Reads what was typed. An operator with a value that it does not have, such as `is:blue`, is a word like others. */
export function parseSearch(text: string): Search {
  const conditions: Condition[] = [];
  let place: Place | null = null;
  for (const { 0: whole, groups = {} } of text.matchAll(token)) {
    const { minus = '', operator = '', quoted, plain = '' } = groups;
    const value = quoted ?? plain;
    const isExcluded = minus !== '';
    const named = operator.toLowerCase() === 'in' && !isExcluded ? placeNamed(value) : null;
    if (named !== null) place = named;
    else {
      const condition = operator === '' ? null : conditionOf(operator.toLowerCase(), value, isExcluded);
      if (condition !== null) conditions.push(condition);
      else {
        const words = operator === '' ? value : whole.slice(minus.length).replaceAll('"', '');
        if (words !== '') conditions.push({ kind: 'text', value: folded(words), isExcluded });
      }
    }
  }
  return { conditions, place };
}

interface Searched {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Folding takes time: each email is folded once. */
const searched = new WeakMap<Email, Searched>();

function searchedOf(email: Email): Searched {
  const known = searched.get(email);
  if (known !== undefined) return known;
  const made = {
    from: folded(email.from),
    to: folded([email.To, email.cc, email.bcc].join(' ')),
    subject: folded(email.subject),
    body: folded(email.emailContent.replaceAll(/<[^>]*>/g, ' ')),
  };
  searched.set(email, made);
  return made;
}

/** Folds emails before someone searches. */
export function prepareSearch(emails: readonly Email[]): void {
  for (const email of emails) searchedOf(email);
}

function isFitting(email: Email, condition: Condition): boolean {
  switch (condition.kind) {
    case 'from':
    case 'to':
    case 'subject':
      return searchedOf(email)[condition.kind].includes(condition.value);
    case 'attachment':
      return email.attachment;
    case 'label':
      return email.label === condition.value;
    case 'is':
      return condition.value === 'read' ? !email.unread : email[condition.value];
    default: {
      const { from, to, subject, body } = searchedOf(email);
      // Who an own email went to takes the place of its sender in the list.
      const isOwn = email.sent || email.draft || email.sendAt !== null;
      return [subject, from, body, ...(isOwn ? [to] : [])].some((text) => text.includes(condition.value));
    }
  }
}

/** Whether an email is in the place of the search, `here` without one, and fits all its conditions. */
export function isFound(email: Email, { conditions, place }: Search, here: Place): boolean {
  return (
    isIn(email, place ?? here) && conditions.every((condition) => isFitting(email, condition) !== condition.isExcluded)
  );
}
