/** Usernames that look like the site itself. Existing accounts with one are unaffected; the first admin may choose one. */

const reserved = [
  'abuse',
  'account',
  'accounts',
  'admin',
  'administrator',
  'admins',
  'anonymous',
  'api',
  'apis',
  'apiyard',
  'auth',
  'billing',
  'blog',
  'contact',
  'customer-service',
  'daemon',
  'dashboard',
  'developer',
  'docs',
  'ftp',
  'help',
  'helpdesk',
  'hostmaster',
  'http',
  'https',
  'info',
  'legal',
  'localhost',
  'login',
  'logout',
  'mail',
  'mailer-daemon',
  'me',
  'mod',
  'moderator',
  'moderators',
  'no-reply',
  'null',
  'official',
  'operator',
  'owner',
  'payments',
  'postmaster',
  'press',
  'privacy',
  'register',
  'root',
  'sales',
  'security',
  'server',
  'settings',
  'sign-in',
  'sign-up',
  'site',
  'staff',
  'status',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'team',
  'undefined',
  'webmaster',
  'www',
];

/** Read as the site in any part of a name: `support-team`, `ann.admin`, `admin1`. */
const impersonating = [
  'admin',
  'administrator',
  'apiyard',
  'helpdesk',
  'moderator',
  'official',
  'staff',
  'support',
  'sysadmin',
  'webmaster',
];

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** The same for look-alikes: `Admin`, `a-d.min`, `adm1n`. Usernames are ASCII (`usernamePattern`). */
const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[013457l]/g, (character) => lookAlikes[character] ?? character);

const reservedKeys = new Set(reserved.map(fold));
const impersonatingKeys = new Set(impersonating.map(fold));

/** Between dots, dashes and underscores, also without digits at the end. */
const partsOf = (name: string): string[] =>
  name.split(/[^A-Za-z0-9]+/).flatMap((part) => [part, part.replace(/\d+$/, '')]);

export function isReserved(username: string, siteName: string): boolean {
  const key = fold(username);
  const site = fold(siteName);
  return (
    reservedKeys.has(key) ||
    key === site ||
    partsOf(username)
      .map(fold)
      .some((part) => impersonatingKeys.has(part) || (part !== '' && part === site))
  );
}
