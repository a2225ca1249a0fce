import { IconChevronDown } from '@tabler/icons-react';
import * as css from './Questions.css.ts';

export interface QuestionsProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Questions and answers that open without scripts and that find-in-page can search. Use `DisclosureGroup`
 * on pages that are rendered in the browser.
 */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className={css.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={css.item}>
          <summary className={css.question}>
            {question}
            <IconChevronDown size={20} stroke={1.5} aria-hidden className={css.sign} />
          </summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
