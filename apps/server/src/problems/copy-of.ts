/** A file of another language: the keys of the English one. */
export type CopyOf<En> = { readonly [Key in keyof En]: string };
