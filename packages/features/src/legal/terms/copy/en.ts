export default {
  'legal.terms.title': 'Terms of use',
  'legal.terms.purpose': 'What you may expect of {{site}}, and what {{site}} expects of you.',
  'legal.terms.who': 'Who you deal with',
  'legal.terms.who.1':
    '{{site}} is run by the operator named here. These terms hold between you and the operator. The people who wrote the software are no party to them.',
  'legal.terms.who.2':
    'You accept these terms by using the site or calling its APIs. If you act for an organisation, you confirm that you may do so.',
  'legal.terms.account': 'Your account',
  'legal.terms.account.1':
    'An account belongs to one person or one organisation. Enter what is true, keep your password to yourself, and tell the operator when you think that somebody else uses your account.',
  'legal.terms.account.2': 'You answer for what happens with your account and your keys, unless you could not help it.',
  'legal.terms.keys': 'API keys',
  'legal.terms.keys.1':
    'A key speaks for you. Do not publish it, do not put it into pages or apps that others can read, and replace it when it may have become known. The operator may switch off keys that are found in public.',
  'legal.terms.limits': 'Limits and fair use',
  'legal.terms.limits.1':
    'Each plan says how many calls a day and a minute it holds, and how large files may be. Failed calls do not count. Several accounts to get around a limit are not allowed.',
  'legal.terms.limits.2':
    'When the server is overloaded, calls may be refused for a while. The answer says when to try again; follow it.',
  'legal.terms.dont': 'What is not allowed',
  'legal.terms.dont.1': 'Anything that the law forbids, or that violates the rights of others.',
  'legal.terms.dont.2':
    'Attacking, overloading or getting around the protection of this site or, through it, of other sites.',
  'legal.terms.dont.3':
    'Following, exposing or harassing people. Look-ups of public profiles serve honest purposes only.',
  'legal.terms.dont.4': 'Malware, spam, and content that sexualises children.',
  'legal.terms.dont.5': 'Selling access to the site without the operator’s consent.',
  'legal.terms.others': 'Content of other sites',
  'legal.terms.others.1':
    'Some APIs read pages of other sites or fetch files from them. Their content belongs to its owners. Whether you may save, use or pass it on depends on their terms and on the law: check that before you do.',
  'legal.terms.others.2':
    'Such sites change without notice. An API that reads them can fail or be removed at any time.',
  'legal.terms.specimens': 'Specimen documents',
  'legal.terms.specimens.1':
    'The generators of specimen identity documents make invented data to test forms and text recognition. They are marked as specimens and prove nothing. Removing the mark or passing one off as genuine is forbidden and in most places a crime.',
  'legal.terms.yours': 'Your content',
  'legal.terms.yours.1':
    'What you send stays yours. You allow the operator to process it as far as it takes to answer you, and you make sure that you may send it.',
  'legal.terms.results': 'Results',
  'legal.terms.results.1':
    'Results are made with care, but they can be wrong, incomplete or out of date. Check them before something important depends on them: money, health, law, times of prayer, or the safety of people.',
  'legal.terms.results.2': 'Texts made by AI can invent things and still sound certain.',
  'legal.terms.plans': 'Plans with a price',
  'legal.terms.plans.1':
    'What a plan costs stands on the pricing page. A plan begins when the operator switches your account to it. Price, term and payment are agreed with the operator beforehand; nothing renews by itself unless you agreed to that.',
  'legal.terms.service': 'Availability',
  'legal.terms.service.1':
    'The operator keeps the site running as well as is reasonable, without promising that it is always there. Maintenance, faults and changes can interrupt it. APIs can be added, changed and removed; the page with recent updates says so.',
  'legal.terms.liability': 'Liability',
  'legal.terms.liability.1':
    'The operator is liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law does not allow a limit.',
  'legal.terms.liability.2':
    'For slight negligence the operator is liable only where a duty was broken on which the use of the site rests, and then for the damage that is typical and could be foreseen. Beyond that, liability for what is offered free of charge is excluded as far as the law allows.',
  'legal.terms.end': 'Ending',
  'legal.terms.end.1':
    'You can stop at any time and have your account deleted. The operator can end an account with a month’s notice, and at once where these terms are seriously broken or others are in danger. Where possible, you are told why first.',
  'legal.terms.end.link': 'How to have data deleted',
  'legal.terms.changes': 'Changes of these terms',
  'legal.terms.changes.1':
    'The operator may change these terms for good reasons, such as new functions or new law. Changes to the disadvantage of people with an account are announced a month before. Who does not agree can end the account until then.',
  'legal.terms.law': 'Law',
  'legal.terms.law.1':
    'The law of the country named under “Who you deal with” holds; where none is named, that of the place where the operator lives or has its seat. Rights that the law of your own country gives you as a consumer stay untouched.',
  'legal.terms.law.2': 'Should one of these terms not hold, the others still do.',
} as const;
