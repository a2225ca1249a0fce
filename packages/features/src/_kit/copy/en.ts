export default {
  'kit.retry': 'Try again',
  'kit.home': 'Back to the dashboard',
  'kit.loading': 'Loading',
  'kit.copy': 'Copy',
  'kit.copied': 'Copied',
  'kit.requestId': 'Request {{id}}',
  'kit.newPage': '{{title}} opened',
} as const;
