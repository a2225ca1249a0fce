export default {
  'words.language': 'Language of the words',
  'words.language.en': 'English',
  'words.language.fr': 'French',
  'words.language.ar': 'Arabic',
  'words.language.id': 'Indonesian',
  'words.hint.meaning': 'Meaning',
  'words.hint.first': 'First letter',
  'words.hint.word': 'Word',
  'words.hint.starts': 'The word starts with {{letter}}.',
  'words.hint.is': 'The word is {{word}}.',
} as const;
