export default {
  'unsaved.leave.title': 'Leave without saving?',
  'unsaved.leave.text': 'What is not saved yet is lost.',
  'unsaved.leave.stay': 'Stay',
  'unsaved.leave.go': 'Leave',
  'unsaved.draft.title': 'You have changes that were not saved',
  'unsaved.draft.text': 'This browser has kept them. Last change:',
  'unsaved.draft.restore': 'Restore',
  'unsaved.draft.discard': 'Discard',
};
