import type { Language } from '@apiyard/api/contract/hub/hub';
import type { PlanRef } from '@apiyard/api/contract/plans/plans';
import { dayIn, renderMail } from '../../accounts/mail/texts/render-mail.ts';
import type { MailContent } from '../../egress/mail.ts';
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
  /** Unix milliseconds; null is without end. Only used for `granted`. */
  readonly until: number | null;
  /** What an admin wrote; empty for nothing. */
  readonly answer: string;
  readonly siteName: string;
  /** The site's address, or null where it is not known. */
  readonly site: string | null;
}

/** Emails about a person's plan. */
export function planMail(
  language: Language,
  { kind, username, plan, until, answer, siteName, site }: PlanNews,
): MailContent {
  const words = languages[language];
  const named =
    plan.name !== '' ? plan.name : plan.id === 'free' ? words.free : plan.id === 'premium' ? words.premium : plan.id;
  // Isolates Latin names and texts of admins, so that their order and full stop are correct in Arabic.
  const own = (words: string) => (language === 'ar' ? `\u2068${words}\u2069` : words);
  const { subject, text } = words[kind]({
    plan: own(named),
    site: own(siteName),
    term: until === null ? words.withoutEnd : words.until(dayIn(language, until)),
  });
  const note =
    answer === ''
      ? []
      : [
          words.answer,
          ...answer
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map(own),
        ];
  const draft = {
    subject,
    lines: [text, ...note],
    ...(site === null ? {} : { link: { label: words.see, url: `${site}/account/plan` } }),
  };
  return renderMail(language, draft, { username, site: siteName, asked: null });
}
