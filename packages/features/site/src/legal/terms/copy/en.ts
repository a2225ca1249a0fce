export default {
  'legal.terms.title': 'Terms of use',
  'legal.terms.purpose': 'What you can expect from {{site}}, and what it expects from you.',
  'legal.terms.who': 'Who these terms are with',
  'legal.terms.who.1':
    '{{site}} is run by the operator named here. These terms are between you and the operator. The authors of the software aren’t a party to them.',
  'legal.terms.who.2':
    'You accept these terms by using the site or calling its APIs. If you act for an organisation, you confirm that you’re authorised to do so.',
  'legal.terms.account': 'Your account',
  'legal.terms.account.1':
    'An account belongs to one person or one organisation. Enter accurate information, keep your password secret, and tell the operator if you think someone else is using your account.',
  'legal.terms.account.2':
    'You’re responsible for what happens with your account and your API keys, unless you couldn’t have prevented it.',
  'legal.terms.keys': 'API keys',
  'legal.terms.keys.1':
    'An API key acts on your behalf. Don’t publish it or put it in pages or apps that others can read, and replace it if it may have leaked. The operator may revoke keys that are found in public.',
  'legal.terms.limits': 'Limits and fair use',
  'legal.terms.limits.1':
    'Each plan states how many calls it includes per day and per minute, and the maximum file size. Failed calls don’t count. You may not use several accounts to get around a limit.',
  'legal.terms.limits.2':
    'When the server is overloaded, calls may be rejected temporarily. Retry only after the time given in the response.',
  'legal.terms.dont': 'What isn’t allowed',
  'legal.terms.dont.1': 'Anything illegal, or anything that violates the rights of others.',
  'legal.terms.dont.2': 'Attacking, overloading or bypassing the security of this site or, through it, of other sites.',
  'legal.terms.dont.3': 'Tracking, exposing or harassing people. Look up public profiles only for legitimate purposes.',
  'legal.terms.dont.4': 'Malware, spam, and content that sexualises children.',
  'legal.terms.dont.5': 'Selling access to the site without the operator’s consent.',
  'legal.terms.others': 'Content from other sites',
  'legal.terms.others.1':
    'Some APIs read pages or fetch files from other sites. That content belongs to its owners. Before you save, use or share it, check that their terms and the law allow it.',
  'legal.terms.others.2':
    'These sites can change without notice. An API that reads them can fail or be removed at any time.',
  'legal.terms.specimens': 'Specimen documents',
  'legal.terms.specimens.1':
    'The specimen ID generators create made-up data for testing forms and text recognition. The results are marked as specimens and aren’t valid as proof of identity. Removing the mark or presenting a specimen as genuine is forbidden, and a crime in most countries.',
  'legal.terms.yours': 'Your content',
  'legal.terms.yours.1':
    'The content you send remains yours. You allow the operator to process it as needed to respond, and you make sure that you have the right to send it.',
  'legal.terms.results': 'Results',
  'legal.terms.results.1':
    'Results can be wrong, incomplete or out of date. Check them before you rely on them for anything important, such as money, health, legal matters, prayer times or people’s safety.',
  'legal.terms.results.2': 'AI-generated text can be wrong and still sound certain.',
  'legal.terms.plans': 'Paid plans',
  'legal.terms.plans.1':
    'Prices are listed on the pricing page. A plan starts when the operator switches your account to it. You agree the price, term and payment with the operator in advance. Nothing renews automatically unless you agreed to it.',
  'legal.terms.service': 'Availability',
  'legal.terms.service.1':
    'The operator makes reasonable efforts to keep the site running, but doesn’t guarantee that it’s always available. Maintenance, errors and changes can interrupt it. APIs can be added, changed or removed; see Recent updates.',
  'legal.terms.liability': 'Liability',
  'legal.terms.liability.1':
    'The operator is liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law doesn’t allow a limit.',
  'legal.terms.liability.2':
    'For slight negligence, the operator is liable only for breach of a duty that is essential for using the site, and only for typical, foreseeable damage. Beyond that, liability for free services is excluded as far as the law allows.',
  'legal.terms.end': 'Ending your account',
  'legal.terms.end.1':
    'You can stop using the site and delete your account at any time. The operator can end an account with one month’s notice, or immediately if these terms are seriously broken or others are in danger. Where possible, the operator tells you why first.',
  'legal.terms.end.link': 'Delete your data',
  'legal.terms.changes': 'Changes to these terms',
  'legal.terms.changes.1':
    'The operator may change these terms for good reasons, such as new features or new laws. Changes to your disadvantage are announced one month in advance if you have an account. If you don’t agree, you can end your account before then.',
  'legal.terms.law': 'Governing law',
  'legal.terms.law.1':
    'The law of the country named under “Who these terms are with” applies. If none is named, the law of the place where the operator lives or is based applies. Your consumer rights under the law of your own country aren’t affected.',
  'legal.terms.law.2': 'If one of these terms is invalid, the others remain in effect.',
} as const;
