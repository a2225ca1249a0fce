export const topics = ['animals', 'food', 'nature', 'home', 'city'] as const;
export type Topic = (typeof topics)[number];

/** Each line is a word, a colon and its meaning. */
export type WordTexts = Readonly<Record<Topic, string>>;
