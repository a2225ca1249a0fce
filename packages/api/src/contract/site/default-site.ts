import type { Site } from './site.ts';

/** The site before an admin has changed its settings. In a file of its own, so that pages need no schema for it. */
export const defaultSite: Site = {
  name: 'Apiyard',
  operator: '',
  contactEmail: '',
  address: '',
  country: '',
  ownTexts: [],
  registration: 'open',
  maintenance: null,
};
