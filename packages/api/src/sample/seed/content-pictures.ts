import stored from './content-pictures.json' with { type: 'json' };

/** The pictures of the content, by file name; a test of the server keeps the two equal. */
export const contentPictures: Readonly<Record<string, string>> = stored;
