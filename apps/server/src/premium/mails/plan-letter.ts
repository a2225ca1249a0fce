import type { Language } from '@apiyard/api/contract/hub';
import type { PlanRef } from '@apiyard/api/contract/plans';
import type { Letter } from '../../egress/mail.ts';
import { ar } from './ar.ts';
import { ch } from './ch.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PlanWords } from './words.ts';

const languages: Readonly<Record<Language, PlanWords>> = { en, fr, ar, ch };

export interface PlanNews {
  readonly kind: 'granted' | 'declined' | 'ended' | 'revoked';
  readonly username: string;
  readonly plan: PlanRef;
  /** Unix milliseconds; null is without end. Only what is granted tells it. */
  readonly until: number | null;
  /** What an admin wrote; empty for nothing. */
  readonly answer: string;
  readonly siteName: string;
  /** The site's address, or null where it is not known. */
  readonly site: string | null;
}

/** What a person is told about their plan. */
export function planLetter(language: Language, { kind, username, plan, until, answer, siteName, site }: PlanNews): Letter {
  const words = languages[language];
  const named = plan.name !== '' ? plan.name : plan.id === 'free' ? words.free : plan.id === 'premium' ? words.premium : plan.id;
  const term = until === null ? words.withoutEnd : words.until(`${new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(until)} (UTC)`);
  const { subject, text } = words[kind]({ plan: named, site: siteName, term });
  return {
    subject,
    text: [words.hello(username), text, answer === '' ? null : `${words.answer}\n${answer}`, site === null ? null : `${words.see} ${site}/account/plan`]
      .filter((part) => part !== null).map((part) => `${part}\n`).join('\n'),
  };
}
