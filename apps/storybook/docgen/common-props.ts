/** What props mean wherever they appear; a component writes its own words where there is more to say. */
export const commonProps: Readonly<Record<string, string>> = {
  autoFocus: 'Takes the keyboard when it appears.',
  children: 'What stands inside.',
  isDisabled: 'Cannot be used now, and cannot be reached by keyboard.',
  isInvalid: 'Something is wrong with it.',
  isLoading: 'Shows that the content is on its way.',
  isReadOnly: 'Can be read, reached and copied, not changed.',
  isRequired: 'Must be filled in. Said in words beside the label.',
  id: 'Its id in the document.',
  label: 'Its name, for eyes and screen readers.',
  options: 'What there is to choose from.',
  value: 'What it holds now.',
  onChange: 'Called with each new value.',
  onClose: 'Called when the person closes it.',
  onPress: 'Called when it is pressed, by pointer or keyboard.',
};
