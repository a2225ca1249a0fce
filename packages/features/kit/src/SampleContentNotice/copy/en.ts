export default {
  'sample.title': 'This site shows sample content',
  'sample.text':
    'Sample posts, pictures and updates were added when the server first started. Only admins see this message.',
  'sample.remove': 'Remove sample content',
  'sample.ask': 'Remove all sample content?',
  'sample.goes': 'This is permanently removed for everyone:',
  'sample.posts_one': '{{count, number}} blog post',
  'sample.posts_other': '{{count, number}} blog posts',
  'sample.pictures_one': '{{count, number}} gallery picture',
  'sample.pictures_other': '{{count, number}} gallery pictures',
  'sample.updates_one': '{{count, number}} update',
  'sample.updates_other': '{{count, number}} updates',
  'sample.stays': 'Content that people created is kept. The samples aren’t added again when the server restarts.',
  'sample.keep': 'Keep',
  'sample.confirm': 'Remove',
  'sample.failed': 'Couldn’t remove the sample content. Try again.',
} as const;
