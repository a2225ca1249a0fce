import { useState } from 'react';
import type { MultiComboBoxOption } from '@apiyard/ui/MultiComboBox';
import { MultiComboBox } from '@apiyard/ui/MultiComboBox';
import type { Mailbox } from '../mailbox/mailboxes.ts';
import { isAddress, mailboxesIn, mailboxText, nameOf } from '../mailbox/mailboxes.ts';
import { suggestedFor, typedIn, withRecipient } from './recipients.ts';

interface RecipientsProps {
  readonly label: string;
  /** Mailboxes as an email has them, what is being typed at the end. */
  readonly value: string;
  /** Suggested addresses: senders and recipients of earlier emails. */
  readonly addressBook: readonly Mailbox[];
  readonly errorMessage?: string | undefined;
  readonly onChange: (value: string) => void;
}

const optionOf = (mailbox: Mailbox): MultiComboBoxOption => ({
  id: mailboxText(mailbox),
  label: nameOf(mailbox),
  ...(mailbox.name !== '' && { description: mailbox.address }),
  isInvalid: !isAddress(mailbox.address),
});
const optionFor = (text: string) => optionOf(mailboxesIn(text)[0] ?? { name: '', address: text });

/** The recipients of an email as tags. Comma, Enter and leaving the field end one; invalid ones are marked and kept. */
export function Recipients({ label, value, addressBook, errorMessage, onChange }: RecipientsProps) {
  const [words, setWords] = useState('');
  const { chosen, typed } = typedIn(value, words);
  const suggested = suggestedFor(typed, addressBook, chosen);
  const change = (next: readonly string[], rest: string) => {
    setWords(rest);
    onChange([...next, ...(rest.trim() === '' ? [] : [rest])].join(', '));
  };
  const finish = (text: string) => change(withRecipient(chosen, text, suggested), '');
  return (
    <MultiComboBox
      label={label}
      options={suggested.map(optionOf)}
      unlisted={optionFor}
      value={chosen}
      words={typed}
      onSearch={(text) => {
        const parts = mailboxesIn(text).map(mailboxText);
        const isEnded = /[,;，؛،]\s*$/u.test(text) && parts.length > 0;
        if (isEnded && parts.length === 1) finish(parts[0] ?? '');
        else if (isEnded) change([...chosen, ...parts], '');
        else if (parts.length > 1) change([...chosen, ...parts.slice(0, -1)], parts.at(-1) ?? '');
        else change(chosen, text);
      }}
      onEnter={() => typed.trim() !== '' && finish(typed)}
      onChange={(ids) => {
        // The field also reports the same values when it loses the focus.
        if (ids.length !== chosen.length) change(ids, ids.length > chosen.length ? '' : typed);
      }}
      onBlur={() => setWords('')}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
