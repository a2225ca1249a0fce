export default {
  'readiness.loading': "Loading API's...",
  'readiness.waiting': 'The server isn’t responding yet. This page loads automatically once it does.',
  'readiness.lost': 'The server stopped responding. What you typed is kept. This page reconnects automatically.',
  'readiness.retry': 'Retry now',
} as const;
