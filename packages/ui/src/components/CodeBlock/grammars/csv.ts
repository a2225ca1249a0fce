import type { Language } from 'highlight.js';

/** highlight.js has no grammar for CSV. Digits after a leading zero, such as those of a postcode, are no number. */
export default function csv(): Language {
  return {
    name: 'CSV',
    contains: [
      { scope: 'string', begin: /(?<![^,;\t\n])"/, end: /"/, contains: [{ match: /""/ }] },
      { scope: 'number', match: /(?<![^,;\t\n])[+-]?(?:0|[1-9]\d{0,50})(?:\.\d{1,50})?(?![^,;\t\n])/ },
      { scope: 'punctuation', match: /[,;\t]/ },
    ],
  };
}
