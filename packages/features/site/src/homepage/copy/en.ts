export default {
  'homepage.title': 'Product tour',
  'homepage.purpose': 'What {{site}} does, who it’s for and how it works, from your first search to your own server.',
  'homepage.register': 'Create a free account',
  'homepage.try': 'Try a tool',

  'homepage.hub.title': 'Find every tool in one place',
  'homepage.hub.text':
    'The API hub lists every tool on this site. Describe what you want to do in any of four languages, and the best match comes first.',
  'homepage.hub.fact1':
    'Search by name, area or task. Filters and sorting are part of the URL, so you can share a list.',
  'homepage.hub.fact2': 'Each tool shows its status, its cost and whether you can try it without an account.',
  'homepage.hub.fact3': 'Your favourites are on the dashboard.',
  'homepage.hub.link': 'Open API hub',

  'homepage.play.title': 'Run any tool in a form',
  'homepage.play.text':
    'In the playground, you can see what a tool returns before you write any code. The form is filled in with an example, and the response appears as text, a tree, a table or an image.',
  'homepage.play.fact1': 'Copy the same call for curl or one of 11 programming languages.',
  'homepage.play.fact2': 'Your recent calls are saved in your browser, so you can review and resend them.',
  'homepage.play.fact3': 'A link contains the whole input, so you can send a colleague the exact call.',
  'homepage.play.link': 'Try the data converter',

  'homepage.keys.title': 'API keys and a daily quota',
  'homepage.keys.text':
    'With an API key, your programs can call the same tools as you. Create one key per program, limit it to the areas it needs, and revoke it at any time.',
  'homepage.keys.fact1': 'Your remaining quota is in every response’s headers and on your dashboard.',
  'homepage.keys.fact2': 'Failed calls are free.',
  'homepage.keys.fact3': 'When you reach your quota, the error says when it resets.',
  'homepage.keys.link': 'Compare plans',

  'homepage.convert.title': 'For people who work with data',
  'homepage.convert.text':
    'One system exports CSV, another needs JSON, and a colleague prefers YAML. The converter keeps your data exact and lists anything that a format can’t hold.',
  'homepage.convert.fact1': 'Convert between JSON, YAML, TOML, XML, CSV and NDJSON.',
  'homepage.convert.fact2': 'Long numbers keep every digit, and text keeps its accents.',
  'homepage.convert.fact3': 'Errors show the line and column.',
  'homepage.convert.link': 'View converters',

  'homepage.puzzle.title': 'For teachers, editors and puzzle fans',
  'homepage.puzzle.text':
    'Each puzzle has one solution and a difficulty that you can rely on. Puzzles are generated from a seed, so a whole class or every reader can get the same one.',
  'homepage.puzzle.fact1': 'Four levels, based on the hardest step that a person needs.',
  'homepage.puzzle.fact2': 'The solver explains each step.',
  'homepage.puzzle.fact3': 'The same date always gives the same puzzle.',
  'homepage.puzzle.link': 'View puzzles',

  'homepage.scrape.title': 'For admins: turn a page into an API',
  'homepage.scrape.text':
    'Paste the URL of a public page, select the content you want and publish. You can then call the page as JSON, with an API key, a form and documentation like any other tool.',
  'homepage.scrape.fact1': 'You start from suggestions with samples instead of an empty form.',
  'homepage.scrape.fact2': 'Scheduled tests notify you when the page changes.',
  'homepage.scrape.fact3': 'Only public URLs are read, unless the operator allows a specific host.',
  'homepage.scrape.link': 'Read how it works',

  'homepage.languages.title': 'For everyone, in four languages',
  'homepage.languages.text':
    'English, French, Arabic and Chinese. The Arabic interface is fully mirrored, including charts and sliders.',
  'homepage.languages.fact1':
    'You can do everything with the keyboard, and every image and state has a text description.',
  'homepage.languages.fact2': 'Six colour themes, light and dark, with tested contrast.',
  'homepage.languages.fact3': 'Works from a width of 375 pixels, so phones get the whole product.',
  'homepage.languages.link': 'Read our principles',

  'homepage.privacy.title': 'Your data stays on one server',
  'homepage.privacy.text':
    'The site runs on one machine with one data folder. No fonts, scripts or trackers are loaded from elsewhere, and what you send leaves the server only when a tool has to fetch a page.',
  'homepage.privacy.fact1': 'One cookie for the session, one for the language, none for tracking.',
  'homepage.privacy.fact2': 'The call log records the tool, time and result, not the content.',
  'homepage.privacy.fact3': 'You can have all your data deleted, with or without an account.',
  'homepage.privacy.link': 'Read the privacy policy',

  'homepage.end.title': 'Try it with your own data',
  'homepage.end.text': 'Some tools are free to try. Create an account to use the rest.',
} as const;
