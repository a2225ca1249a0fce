/** Whether a text has an Arabic letter to search for. Separate from the search, which brings all of the text. */
export const isSearchable = (text: string): boolean => /[ء-غف-يٱ-ۓ]/u.test(text);
