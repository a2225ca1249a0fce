export default {
  'unsaved.leave.title': 'Leave without saving?',
  'unsaved.leave.text': 'Your unsaved changes will be lost.',
  'unsaved.leave.stay': 'Stay',
  'unsaved.leave.go': 'Leave',
  'unsaved.draft.title': 'You have unsaved changes',
  'unsaved.draft.text': 'They’re stored in this browser. Last changed:',
  'unsaved.draft.restore': 'Restore',
  'unsaved.draft.discard': 'Discard',
};
