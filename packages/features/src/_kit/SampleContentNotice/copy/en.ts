export default {
  'sample.title': 'Sample content is on show',
  'sample.text':
    'The first start filled this site with posts, pictures and updates, so that nothing looked bare. Only admins see this note.',
  'sample.remove': 'Remove sample content',
  'sample.ask': 'Remove all sample content?',
  'sample.goes': 'This goes, for everybody and for good:',
  'sample.posts_one': '{{count, number}} blog post',
  'sample.posts_other': '{{count, number}} blog posts',
  'sample.pictures_one': '{{count, number}} picture of the gallery',
  'sample.pictures_other': '{{count, number}} pictures of the gallery',
  'sample.updates_one': '{{count, number}} update',
  'sample.updates_other': '{{count, number}} updates',
  'sample.stays': 'What people wrote stays. The samples do not come back at the next start.',
  'sample.keep': 'Keep it',
  'sample.confirm': 'Remove',
  'sample.failed': 'Nothing was removed: the server did not answer. Try again.',
} as const;
