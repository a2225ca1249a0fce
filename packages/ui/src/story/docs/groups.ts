/** The groups of components, in the order of the sidebar: a component's title is `Components/<Group>/<Name>`. */
export const componentGroups = [
  'Actions',
  'Inputs',
  'Choices',
  'Dates',
  'Collections',
  'Overlays',
  'Feedback',
  'Navigation',
  'Layout',
  'Data',
  'Charts',
  'Media',
] as const;
