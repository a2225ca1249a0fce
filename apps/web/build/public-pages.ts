/** Pages that are rendered when the app is built, in every language. */
export interface PublicPage {
  readonly path: `/${string}`;
  /** Of the file: `pages/<language>/<name>.html`. */
  readonly name: string;
  /** People who are signed in get something else at that address. */
  readonly for: 'everyone' | 'visitors';
  /** What those others get. @default the page without content */
  readonly otherwise?: string;
  /** The operator's own text of this kind takes its place; then the page is drawn in the browser. */
  readonly unless?: 'privacy' | 'terms';
}

const everyone = (name: string): PublicPage => ({ path: `/${name}`, name, for: 'everyone' });

export const publicPages: readonly PublicPage[] = [
  { path: '/', name: 'landing', for: 'visitors', otherwise: 'dashboard' },
  everyone('homepage'),
  everyone('about'),
  everyone('contact'),
  everyone('portfolio'),
  everyone('pricing2'),
  { ...everyone('privacyp'), unless: 'privacy' },
  { ...everyone('tos'), unless: 'terms' },
  everyone('support'),
  everyone('datadeletion'),
];
