export default {
  'legal.contents': 'Contents',
  'legal.changed': 'Last changed on {{date}}',
  'legal.operator': 'Operator',
  'legal.address': 'Address',
  'legal.country': 'Country',
  'legal.mail': 'Email',
  'legal.unnamed': 'The operator has not entered a name here.',
  'legal.reach': 'The contact form reaches them.',
  'legal.failed': 'This text could not be loaded',
  'legal.failedText':
    'It is written by the operator of this site and comes from the server. Try again in a moment, or ask for it by the contact form.',
  'legal.none': 'There is no text here yet',
  'legal.noneText': 'The operator has begun to write a text of their own. Until it is there, ask them.',
  'legal.contact': 'Contact form',
  'legal.otherLanguage': 'The operator gives this text in {{language}} only.',
} as const;
