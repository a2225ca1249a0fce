export default {
  'about.title': 'About this site',
  'about.purpose':
    '{{site}} brings together the small tools that every team needs, on a server that you can run yourself.',

  'about.why.title': 'Why we built it',
  'about.why.text1':
    'Every team has a folder of bookmarks for converters, generators and validators. Each one has its own form, its own ads and its own rules for the data you paste. Programs can’t use any of them.',
  'about.why.text2':
    'So we put them all in one place. Each tool is described once and works both as a form and as an API call, with the same keys, limits and errors everywhere.',
  'about.why.text3':
    'You run it yourself, for a company, a school or a family. The operator of the server decides which tools it offers and who can use them.',

  'about.principles.title': 'Our principles',
  'about.principles.errors': 'Clear errors',
  'about.principles.errorsText':
    'An error says what’s wrong, where, and what to do next. If a tool can’t give an exact result, it says so instead of guessing.',
  'about.principles.data': 'Your data on your server',
  'about.principles.dataText':
    'No third parties: fonts, scripts and statistics aren’t loaded from elsewhere. What isn’t needed isn’t stored.',
  'about.principles.everyone': 'Accessible to everyone',
  'about.principles.everyoneText':
    'We test with keyboards, screen readers, phones, right-to-left text, high contrast and reduced motion. There’s no separate accessible mode.',
  'about.principles.fast': 'Fast on old computers',
  'about.principles.fastText':
    'Pages are displayed before any script runs, and we check their size with every change. We measure on an old laptop with a slow connection.',
  'about.principles.small': 'Small and complete',
  'about.principles.smallText':
    'One process and one folder. We’d rather have one tool that works fully than ten that almost do.',
  'about.principles.exact': 'Accurate and verifiable',
  'about.principles.exactText':
    'Algorithms cite their sources, numbers keep their digits, and you can check every claim on this site with an API call.',

  'about.built.title': 'How it’s built',
  'about.built.text': 'An overview for anyone who plans to run it.',
  'about.built.server': 'Server',
  'about.built.serverText':
    'Node.js with Fastify. Every call goes through the same steps: authenticate, find the tool, validate the input, check the quota, run, charge, respond.',
  'about.built.data': 'Data',
  'about.built.dataText':
    'SQLite in a single file, so that confirmed writes survive a power failure. Use PostgreSQL to run several processes.',
  'about.built.pages': 'Pages',
  'about.built.pagesText':
    'React with our own component library. Public pages are rendered at build time in four languages.',
  'about.built.contract': 'Contract',
  'about.built.contractText':
    'Every endpoint is declared once. Forms, documentation, code samples and the OpenAPI document are generated from that declaration, so they always match.',
  'about.built.checks': 'Tests',
  'about.built.checksText':
    'Thousands of tests. They cut the power to a running database, go through every page with the keyboard and compare screenshots.',

  'about.who.title': 'Who runs this site',
  'about.who.operator': 'Operator',
  'about.who.address': 'Address',
  'about.who.country': 'Governing law',
  'about.who.mail': 'Email',
  'about.who.unnamed':
    'The operator hasn’t added their details. Use the contact form to reach them, or ask the person who gave you the link to this site.',
  'about.who.text': 'Contact the operator with questions about accounts, data and prices. We only make the software.',
  'about.who.contact': 'Contact the operator',
  'about.who.support': 'Get help with a tool',

  'about.end.title': 'Try it yourself',
  'about.end.text': 'The best way to judge a tool is to use it.',
  'about.end.hub': 'Browse API hub',
} as const;
