export default {
  'legal.privacy.title': 'Privacy policy',
  'legal.privacy.purpose': 'What data {{site}} stores about you, why, for how long, and what you can do about it.',
  'legal.privacy.short': 'Summary',
  'legal.privacy.short.1': 'No ads, no tracking, no third-party analytics.',
  'legal.privacy.short.2': 'Your data stays on this site’s server. By default, no one else receives it.',
  'legal.privacy.short.3': 'You can read the public pages without an account and without giving your name.',
  'legal.privacy.short.4': 'You can view, correct and delete the data stored about you.',
  'legal.privacy.who': 'Who is responsible',
  'legal.privacy.who.1':
    '{{site}} runs on software that anyone can install on their own server. The operator of this site, named here, is responsible for your data, not the authors of the software.',
  'legal.privacy.visit': 'When you open a page',
  'legal.privacy.visit.1':
    'To respond, the server needs the IP address that your request comes from. The server log records the time, the path without its query, the status, the response time, a request ID and this address, and the internal number of your account if you’re signed in. The log is used to find errors and attacks, and is kept until the operator’s log files are rotated.',
  'legal.privacy.visit.2':
    'If there are too many attempts from one address, further attempts are slowed down. For this, a fingerprint of the address is stored that can’t be turned back into the address. It’s deleted when the attempts no longer count.',
  'legal.privacy.visit.3':
    'The legal basis is the legitimate interest in a service that works and is protected against attacks.',
  'legal.privacy.cookies': 'Cookies',
  'legal.privacy.cookies.1': 'Cookies are set only where they’re needed, so there’s no consent banner.',
  'legal.privacy.cookies.session':
    'The session cookie keeps you signed in. It expires when you sign out, after 14 days without a visit, and after 60 days in any case.',
  'legal.privacy.cookies.step':
    'During two-step sign-in, a cookie stores the result of the first step. It expires after ten minutes.',
  'legal.privacy.cookies.device':
    'The device cookie remembers for one year that someone signed in from this browser, so that people who try to guess your password can’t lock you out.',
  'legal.privacy.cookies.language': 'The cookie named lang stores the language you chose.',
  'legal.privacy.browser': 'What your browser stores',
  'legal.privacy.browser.1':
    'Some data never reaches the server. It’s stored in your own browser, where you can delete it at any time.',
  'legal.privacy.browser.settings':
    'Local storage holds your display settings: theme, light or dark, direction and layout.',
  'legal.privacy.browser.key':
    'While you’re signed in, it also holds your main API key under the name apiKey and the day of your last visit under APP_DATE. At the start of a new day, everything except the display settings is removed.',
  'legal.privacy.browser.database':
    'The browser’s database holds drafts, the history of your playground calls, a visitor’s favourites and, for one day, unsent messages.',
  'legal.privacy.account': 'Your account',
  'legal.privacy.account.1':
    'Your account stores your username, name, picture, plan, role, favourites, creation date, and your email address if you give one. Your password is stored only as a hash that can’t be turned back into it.',
  'legal.privacy.account.2':
    'Each session stores the IP address, the browser’s description of itself and the time of the last visit, so that you can recognise and end your sessions. API keys are stored in a form that can only be verified. Your main API key is stored encrypted, because the site shows it to you.',
  'legal.privacy.account.3':
    'This data is required for the contract that you enter by creating an account. Without it, the account can’t be provided.',
  'legal.privacy.account.4':
    'If you use two-step verification, your authenticator app’s secret is stored encrypted and your recovery codes only as hashes. For a passkey, only the public key is stored, which can’t be used to sign in.',
  'legal.privacy.account.5':
    'An audit log records account events such as sign-ins, failed attempts and changed passwords and keys, with the time and IP address, and what admins do. Admins can read it to detect misuse.',
  'legal.privacy.calls': 'When you call an API',
  'legal.privacy.calls.1':
    'What you send is processed to respond to you and then discarded. Responses read from other sites may be cached for a short time to avoid repeated requests.',
  'legal.privacy.calls.2':
    'The call log records which API you called, when, how long it took, what it cost and whether it succeeded, but not your input or the response. Counts per day, key and API are kept as long as your account, because limits and your usage page depend on them.',
  'legal.privacy.calls.3':
    'Short inputs are saved with your calls, so that you can send them again, only if you turn this on under Usage. Turning it off deletes them. If a program sends an idempotency key with a call, the response is stored for one day, so that it can be sent again.',
  'legal.privacy.outside': 'APIs that read other sites',
  'legal.privacy.outside.1':
    'Some APIs fetch a page from another site for you. The request comes from the server, so the other site sees the server’s IP address and not yours. It receives what the request needs, such as the URL or the words you entered. The other site is responsible for what it does with this data.',
  'legal.privacy.messages': 'When you contact us',
  'legal.privacy.messages.1':
    'The forms store your name, email address, subject, message, request ID if you give one, and your username if you’re signed in. We use them only to reply to you and keep them until an admin deletes them.',
  'legal.privacy.mail': 'Emails',
  'legal.privacy.mail.1':
    'The site sends emails only to confirm an address, to reset a password, to notify you about the security of your account, or to reply to you. They’re sent through the operator’s mail server.',
  'legal.privacy.mail.2':
    'Emails that are waiting to be sent are stored encrypted. After sending, only the recipient, subject and result are kept.',
  'legal.privacy.others': 'Who else receives data',
  'legal.privacy.others.1':
    'By default, no one. Fonts, scripts and images come from this server, so no other site learns about your visit. The operator’s hosting provider may have technical access to the server. Authorities receive data only where the law requires it.',
  'legal.privacy.others.2': 'An operator who adds third-party services must say so here, in their own text.',
  'legal.privacy.keeping': 'How long data is kept',
  'legal.privacy.keeping.1':
    'Account, API keys, favourites and usage counts: until you delete your account. A deleted account is removed permanently after 14 days. Until then, you can restore it.',
  'legal.privacy.keeping.2':
    'Sessions: at most 60 days. Unless the operator has set other periods: call log 30 days, audit log 365 days, results of sent emails 30 days.',
  'legal.privacy.keeping.3': 'Messages: until we’ve dealt with them and deleted them.',
  'legal.privacy.keeping.4':
    'Backups: until newer ones replace them. Until then, a backup can still contain deleted data.',
  'legal.privacy.rights': 'Your rights',
  'legal.privacy.rights.1':
    'You can ask which data is stored about you and receive a copy in a common format. You can have incorrect data corrected, have data deleted, have its use restricted, and object to its use. You can withdraw your consent at any time.',
  'legal.privacy.rights.2':
    'You can edit and delete your account on your profile page. If you don’t have an account, use the deletion form. For everything else, contact the operator. You also have the right to complain to your local data protection authority.',
  'legal.privacy.rights.form': 'Request deletion',
  'legal.privacy.security': 'How data is protected',
  'legal.privacy.security.1':
    'Passwords are hashed with argon2id. Sessions and API keys are stored so that a stolen database can’t be used to sign in. Secrets don’t appear in logs, and pages don’t allow scripts from elsewhere. No system is perfect: if you find a vulnerability, report it with the support form.',
  'legal.privacy.changes': 'Changes',
  'legal.privacy.changes.1':
    'We update this text when the software or the law changes. The date of the last update is at the top.',
} as const;
