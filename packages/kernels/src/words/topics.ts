export const topics = ['animals', 'food', 'nature', 'home', 'city'] as const;
export type Topic = (typeof topics)[number];

/** In lists with meanings, each line is a word, a colon and its meaning; in others, words are separated by spaces. */
export type WordTexts = Readonly<Record<Topic, string>>;
