export default {
  'legal.privacy.title': 'Privacy policy',
  'legal.privacy.purpose': 'What {{site}} knows about you, what for, how long, and what you can do about it.',
  'legal.privacy.short': 'In short',
  'legal.privacy.short.1': 'No advertising, no tracking, no analytics by others.',
  'legal.privacy.short.2': 'Your data stays on the server of this site. By default nobody else receives it.',
  'legal.privacy.short.3': 'You can read the public pages without an account and without giving your name.',
  'legal.privacy.short.4': 'You can see, correct and have deleted what is stored about you.',
  'legal.privacy.who': 'Who is responsible',
  'legal.privacy.who.1':
    '{{site}} runs on software that anyone can install on a machine of their own. Responsible for your data is the operator of this site, named here, and not the people who wrote the software.',
  'legal.privacy.visit': 'When you open a page',
  'legal.privacy.visit.1':
    'To answer, the server needs the network address that your request comes from. Its log notes the time, the path without its query, the status, how long the answer took, a request id and this address; when you are signed in, also the internal number of your account. The log serves to find faults and attacks and is kept until the operator’s log files are rotated.',
  'legal.privacy.visit.2':
    'Too many tries from one address are slowed down. For this a fingerprint of the address is stored that cannot be turned back into it, and forgotten again when the tries no longer count.',
  'legal.privacy.visit.3': 'This rests on the legitimate interest in a service that works and withstands attacks.',
  'legal.privacy.cookies': 'Cookies',
  'legal.privacy.cookies.1': 'Cookies are set only where they are needed, so there is no banner that asks for consent.',
  'legal.privacy.cookies.session':
    'The session cookie says that you are signed in. It ends when you sign out, after 14 days without a visit, and after 60 days in any case.',
  'legal.privacy.cookies.step':
    'Between the two steps of a sign-in a cookie holds the first one. It ends after ten minutes.',
  'legal.privacy.cookies.device':
    'The device cookie remembers for a year that somebody signed in from this browser, so that strangers who guess at your password cannot lock you out.',
  'legal.privacy.cookies.language':
    'The cookie named lang remembers the language that you chose, so that the next page comes in it.',
  'legal.privacy.browser': 'What your browser keeps',
  'legal.privacy.browser.1':
    'Some things never reach the server: they are stored by your own browser, and you can delete them there at any time.',
  'legal.privacy.browser.settings':
    'Local storage holds how the site looks for you: theme, light or dark, direction, layout.',
  'legal.privacy.browser.key':
    'While you are signed in it holds your main API key under the name apiKey, and under APP_DATE the day of your last visit. At the start of a new day everything except the look is removed.',
  'legal.privacy.browser.database':
    'The browser’s database holds drafts, the history of calls that you made in the playground, a visitor’s favourites and, for one day, messages that were not sent.',
  'legal.privacy.account': 'Your account',
  'legal.privacy.account.1':
    'An account stores your username, your name, your email address if you give one, your picture, your plan and role, favourites, and when the account was made. The password is stored only as a hash from which it cannot be read.',
  'legal.privacy.account.2':
    'For each session the network address, the browser’s own description and the time of the last visit are stored, so that you can recognise sessions and end them. API keys are stored so that they can be checked; your main key is stored encrypted, because the site shows it to you.',
  'legal.privacy.account.3':
    'Without these the account cannot be provided: they are needed for the contract that you enter by making it.',
  'legal.privacy.account.4':
    'If you use two steps, the secret of your authenticator app is stored encrypted and recovery codes only as hashes. Of a passkey the public half is stored, with which nobody can sign in.',
  'legal.privacy.account.5':
    'A log notes what happens to accounts, such as sign-ins, refused tries, changed passwords and keys, with time and network address, and what administrators do. Administrators can read it to find misuse.',
  'legal.privacy.calls': 'When you call an API',
  'legal.privacy.calls.1':
    'What you send is worked on to answer you, and then let go. Answers that were read from other sites may be held for a short time so that the same question need not be asked twice.',
  'legal.privacy.calls.2':
    'The call log keeps which API you called, when, how long it took, what it cost and whether it worked, but neither your input nor the answer. Counts per day, key and API are kept as long as the account, because limits and your own overview rest on them.',
  'legal.privacy.calls.3':
    'Only if you turn it on under Usage, short inputs are kept with the calls so that you can send them again. Turning it off wipes them.',
  'legal.privacy.outside': 'APIs that read other sites',
  'legal.privacy.outside.1':
    'Some APIs fetch a page from another site for you. The server does this: the other site sees the server’s address and not yours, and receives what the request needs, such as the address or the words that you entered. What that site does with it is its own affair.',
  'legal.privacy.messages': 'When you write to us',
  'legal.privacy.messages.1':
    'The forms store your name, your email address, the subject, your text, the request id that you gave and, when you are signed in, your username. They are read only to answer you, and are kept until an administrator removes them.',
  'legal.privacy.mail': 'Mail',
  'legal.privacy.mail.1':
    'The site sends mail only when there is a reason: to confirm an address, to set a new password, to tell about the security of your account, or to answer you. It goes through the mail server that the operator has chosen.',
  'legal.privacy.mail.2':
    'While a mail waits to be sent it is stored encrypted. After that only its recipient, subject and outcome are kept.',
  'legal.privacy.others': 'Who else receives data',
  'legal.privacy.others.1':
    'By default nobody. Fonts, scripts and pictures come from this server, so that no other site learns of your visit. The company that runs the machine for the operator may have technical access to it. Authorities receive data only where the law demands it.',
  'legal.privacy.others.2': 'An operator who adds services of others has to say so here in a text of their own.',
  'legal.privacy.keeping': 'How long data is kept',
  'legal.privacy.keeping.1':
    'Account, keys, favourites and usage counts: until the account is deleted. An account that you delete goes for good after 14 days; until then you can keep it.',
  'legal.privacy.keeping.2':
    'Sessions: at most 60 days. Unless the operator has set other times: call log 30 days, log of accounts and administrators 365 days, outcome of sent mails 30 days.',
  'legal.privacy.keeping.3': 'Messages: until they are dealt with and removed.',
  'legal.privacy.keeping.4': 'Backups: until newer ones replace them. Deleted data can stand in a backup until then.',
  'legal.privacy.rights': 'Your rights',
  'legal.privacy.rights.1':
    'You can ask what is stored about you and receive a copy in a common format. You can have wrong data corrected, have data deleted, have its use restricted, and object to it. What you once agreed to you can take back.',
  'legal.privacy.rights.2':
    'You change and delete your account yourself on the page of your profile. Without an account there is a form for deletion; for everything else write to the operator. You also have the right to complain to the data protection authority where you live.',
  'legal.privacy.rights.form': 'Ask for deletion',
  'legal.privacy.security': 'How data is protected',
  'legal.privacy.security.1':
    'Passwords are hashed with argon2id, sessions and keys are stored so that a stolen database signs nobody in, secrets do not appear in logs, and the pages allow no scripts from elsewhere. No system is perfect: whoever finds a gap is asked to report it by the support form.',
  'legal.privacy.changes': 'Changes',
  'legal.privacy.changes.1':
    'When the software or the law changes, this text changes too. The date at the top says when that last happened.',
} as const;
