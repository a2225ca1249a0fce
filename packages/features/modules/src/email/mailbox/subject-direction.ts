const replyPrefixes = /^(?:\s*(?:re|fwd?)\s*:)+/i;
const letter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The `dir` of a subject. Browsers go by its first letter, which in 'Re: خطة' is that of the prefix. */
export const subjectDirection = (subject: string): 'rtl' | 'auto' => {
  const first = letter.exec(subject.replace(replyPrefixes, ''))?.[0] ?? '';
  return rightToLeft.test(first) ? 'rtl' : 'auto';
};
