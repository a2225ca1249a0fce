export default {
  'homepage.title': 'A walk through the yard',
  'homepage.purpose':
    'What {{site}} does, for whom, and how it feels to work with: eight stops, from the first search to your own server.',
  'homepage.register': 'Make a free account',
  'homepage.try': 'Try a tool first',

  'homepage.hub.title': 'Everything in one place to search',
  'homepage.hub.text':
    'The hub lists every tool of this installation. Type what you want to do, in any of four languages, and the right one comes first.',
  'homepage.hub.fact1':
    'Search by name, area or task; filters and sorting stay in the address, so a list can be shared.',
  'homepage.hub.fact2': 'Each tool shows its health, its cost, and whether visitors may try it.',
  'homepage.hub.fact3': 'Favourites wait for you on the dashboard.',
  'homepage.hub.link': 'Open the hub',

  'homepage.play.title': 'A form for every tool, an answer at once',
  'homepage.play.text':
    'The playground is where you see what a tool gives before you write a line. Its form comes filled in; its answer comes as text, tree, table or picture.',
  'homepage.play.fact1': 'The same call stands ready for curl, JavaScript, Python, PHP and Go.',
  'homepage.play.fact2': 'Your last calls are kept in your browser, to be looked at and sent again.',
  'homepage.play.fact3': 'A link holds the whole input: send a colleague the exact call.',
  'homepage.play.link': 'Try the data converter',

  'homepage.keys.title': 'Keys and a daily allowance',
  'homepage.keys.text':
    'A key lets your programs call what you can call. Make one for each program, limit it to the areas it needs, and take it back when you like.',
  'homepage.keys.fact1': 'What is left of the day stands in every answer’s headers and on your dashboard.',
  'homepage.keys.fact2': 'A call that fails costs nothing.',
  'homepage.keys.fact3': 'When the allowance is spent, the error says when it starts over.',
  'homepage.keys.link': 'Compare the plans',

  'homepage.convert.title': 'For people who move data',
  'homepage.convert.text':
    'An export in CSV, a program that wants JSON, a colleague who reads YAML. The converter carries data across exactly, and says so where a format cannot hold it.',
  'homepage.convert.fact1': 'JSON, YAML, TOML, XML, CSV and NDJSON, each into each.',
  'homepage.convert.fact2': 'Long numbers keep every digit, text keeps every accent.',
  'homepage.convert.fact3': 'Mistakes are shown with line and column.',
  'homepage.convert.link': 'See the converters',

  'homepage.puzzle.title': 'For teachers, editors and the bored',
  'homepage.puzzle.text':
    'Puzzles with one solution and an honest grade, made from a seed, so that a whole class or a whole readership gets the same one today.',
  'homepage.puzzle.fact1': 'Four levels, named after the hardest step a person needs.',
  'homepage.puzzle.fact2': 'The solver shows its reasoning step by step.',
  'homepage.puzzle.fact3': 'The same date gives the same puzzle for ever.',
  'homepage.puzzle.link': 'See the puzzles',

  'homepage.scrape.title': 'For admins: a page becomes an API',
  'homepage.scrape.text':
    'Paste the address of a public page, point at what matters, publish. A moment later the page answers as JSON, with a key, a form and documentation like every other tool.',
  'homepage.scrape.fact1': 'Proposals with samples come first; you correct instead of starting from nothing.',
  'homepage.scrape.fact2': 'Tests of its own run on a schedule, and tell when the page has changed.',
  'homepage.scrape.fact3': 'Only public addresses are read, unless the operator allows one by name.',
  'homepage.scrape.link': 'Read how it works',

  'homepage.languages.title': 'For everybody, the way they read',
  'homepage.languages.text':
    'English, French, Arabic and Chinese, each written for its readers. Arabic is mirrored in earnest, charts and sliders included.',
  'homepage.languages.fact1': 'Every action works by keyboard; every picture and state has words.',
  'homepage.languages.fact2': 'Six colour themes in light and dark, each with checked contrast.',
  'homepage.languages.fact3': 'Built from 375 pixels up: a phone gets the whole product.',
  'homepage.languages.link': 'What else guides us',

  'homepage.privacy.title': 'Your data stays with whoever you trust',
  'homepage.privacy.text':
    'It runs on one machine with one folder of data. No fonts, scripts or counters come from elsewhere, and nothing you send leaves the server unless a tool’s purpose is to fetch a page.',
  'homepage.privacy.fact1': 'One cookie for the session, one for the language, none to follow you.',
  'homepage.privacy.fact2': 'The call log notes the tool, the time and the result, not the content.',
  'homepage.privacy.fact3': 'You can ask for all your data to be deleted, with or without an account.',
  'homepage.privacy.link': 'Read the privacy policy',

  'homepage.end.title': 'Now try it with something of yours',
  'homepage.end.text': 'Visitors may run the open tools; an account opens the rest.',
} as const;
