/** Mailboxes as RFC 5322 writes them: 'Noor Haddad <noor@example.com>, sales@example.com'. */
export interface Mailbox {
  /** '' where only the address is written. */
  readonly name: string;
  readonly address: string;
}

/** The parts between commas and semicolons that are not inside quotes. */
function partsOf(text: string): string[] {
  const parts = [''];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && (sign === ',' || sign === ';' || sign === '，' || sign === '؛' || sign === '،')) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function mailboxOf(part: string): Mailbox {
  const named = /^(?<name>.*?)<(?<address>[^<>]*)>$/u.exec(part)?.groups;
  return named === undefined
    ? { name: '', address: part }
    : { name: (named['name'] ?? '').replaceAll('"', '').trim(), address: (named['address'] ?? '').trim() };
}

export const mailboxesIn = (text: string): Mailbox[] => partsOf(text).map(mailboxOf);

/** The name, or the address without one. */
export const nameOf = ({ name, address }: Mailbox): string => (name === '' ? address : name);

export function mailboxText({ name, address }: Mailbox): string {
  if (name === '') return address;
  return `${/[,;"<>]/.test(name) ? `"${name.replaceAll('"', '')}"` : name} <${address}>`;
}

/** A domain needs a dot. */
export const isAddress = (text: string): boolean => /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/u.test(text);

/** What is in the list and is no email address. */
export const invalidIn = (text: string): string[] =>
  mailboxesIn(text)
    .map(({ address }) => address)
    .filter((address) => !isAddress(address));

/** Without duplicates, and without these addresses. */
export function unique(mailboxes: readonly Mailbox[], without: readonly string[] = []): Mailbox[] {
  const seen = new Set(without.map((address) => address.toLowerCase()));
  return mailboxes.filter(({ address }) => {
    const key = address.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
