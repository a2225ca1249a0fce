const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Whether a text is a CSS colour in hexadecimal digits: `#5d87ff`, with or without transparency. */
export const isColor = (text: string): boolean => hexColor.test(text);
