export default {
  'readiness.loading': "Loading API's...",
  'readiness.waiting': 'The server is not answering yet. This page goes on by itself as soon as it does.',
  'readiness.lost': 'The server has stopped answering. What you typed is kept; this page goes on by itself.',
  'readiness.retry': 'Try now',
} as const;
