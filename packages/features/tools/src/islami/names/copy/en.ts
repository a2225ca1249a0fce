export default {
  'divineNames.title': '99 names of God',
  'divineNames.purpose': 'The 99 names of God in Arabic, with their meanings.',
  'divineNames.search': 'Search names',
  'divineNames.found_one': '{{count}} name found',
  'divineNames.found_other': '{{count}} names found',
  'divineNames.none.title': 'No names match',
  'divineNames.none.text': 'Search for a name, meaning or number.',
  'divineNames.api': 'View API: {{title}}',
} as const;
