export default {
  'errors.notFound.title': 'There is no such page',
  'errors.notFound.text': 'The address may be mistyped, or the page has moved. The hub lists every tool.',
  'errors.notFound.hub': 'Browse the hub',
  'errors.forbidden.title': 'This page is for admins',
  'errors.forbidden.text': 'Your account may not open it. An admin of this yard can change that.',
  'errors.unexpected.title': 'Unexpected Application Error!',
  'errors.unexpected.text': 'This page ran into a fault of ours. Your account and your data are as they were.',
  'errors.chunk.text': 'A part of this page could not be loaded, not even after a reload. A new version may be on its way, or the connection is down.',
  'errors.home': 'Go to the dashboard',
  'errors.requestId': 'Request id',
  'errors.copyRequestId': 'Copy the request id',
  'errors.reload': 'Reload the page',
} as const;
