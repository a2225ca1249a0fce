export default {
  'sampleData.title': 'Sample data',
  'sampleData.text':
    'This page shows sample data. Your changes are saved in this browser only. Reset to remove them and restore the original data.',
  'sampleData.reset': 'Reset sample data',
  'sampleData.done': 'Sample data reset',
  'sampleData.failed': 'Couldn’t reset the sample data. Try again.',
} as const;
