export default {
  'about.title': 'Why this yard exists',
  'about.purpose':
    '{{site}} gathers the small tools that everybody needs and nobody wants to build twice, in a place that people can own.',

  'about.why.title': 'The story',
  'about.why.text1':
    'Every team keeps a folder of bookmarks for converters, generators and checkers. Each has its own form, its own advertising, and its own idea of what to do with the text that is pasted into it. Programs cannot use any of them.',
  'about.why.text2':
    'So we built one yard for all of them: every tool described once, offered as a form to people and as a call to programs, with the same keys, limits and errors throughout.',
  'about.why.text3':
    'It is software that you run yourself. A company can have one, a school, a family; whoever runs it decides which tools are there and who may use them.',

  'about.principles.title': 'What we hold to',
  'about.principles.errors': 'Honest errors',
  'about.principles.errorsText':
    'An error says what is wrong, where, and what to do next. A tool that cannot answer exactly says so instead of guessing.',
  'about.principles.data': 'Your data on your machine',
  'about.principles.dataText':
    'No third party is involved: no fonts, scripts or counters from elsewhere. What is not needed is not stored.',
  'about.principles.everybody': 'Made for everybody',
  'about.principles.everybodyText':
    'Keyboard, screen reader, phone, right-to-left script, strong contrast, reduced motion: all of it is tested, none of it is a mode.',
  'about.principles.fast': 'Fast on slow machines',
  'about.principles.fastText':
    'Pages are drawn before any script has run, and their size is checked with every change. An old laptop on a weak line is who we measure for.',
  'about.principles.small': 'Small and whole',
  'about.principles.smallText':
    'One process, one folder. We prefer deleting to adding, and a tool that does one thing to the end over ten that nearly do.',
  'about.principles.exact': 'Exact, or plainly not',
  'about.principles.exactText':
    'Algorithms name their source, numbers keep their digits, and every claim of this site can be checked with one call.',

  'about.built.title': 'How it is built',
  'about.built.text': 'In plain words, for those who want to know what they would be running.',
  'about.built.server': 'Server',
  'about.built.serverText':
    'Node with Fastify. Each call takes the same road: who, which tool, is the input sound, is there allowance, run, charge, answer.',
  'about.built.data': 'Data',
  'about.built.dataText':
    'SQLite in one file, written so that a power cut loses nothing that was confirmed. PostgreSQL takes its place when several processes share the work.',
  'about.built.pages': 'Pages',
  'about.built.pagesText':
    'React over our own library of components. Public pages are rendered when the product is built, in four languages.',
  'about.built.contract': 'Contract',
  'about.built.contractText':
    'Every call is declared once. Forms, documentation, code samples and the OpenAPI document are made from that declaration, so they cannot disagree.',
  'about.built.checks': 'Checks',
  'about.built.checksText':
    'Thousands of tests, among them pulling the plug on a running database, walking every page by keyboard, and comparing pictures of the screens.',

  'about.who.title': 'Who runs this installation',
  'about.who.operator': 'Operator',
  'about.who.address': 'Address',
  'about.who.country': 'Law of',
  'about.who.mail': 'Mail',
  'about.who.unnamed':
    'This installation does not name its operator. The person who gave you its address can tell you who runs it; the contact form reaches them as well.',
  'about.who.text': 'Questions about accounts, data and prices go to the operator. We only make the software.',
  'about.who.contact': 'Write to the operator',
  'about.who.support': 'Get help with a tool',

  'about.end.title': 'See for yourself',
  'about.end.text': 'The quickest way to judge a tool is to use it once.',
  'about.end.hub': 'Browse the hub',
} as const;
