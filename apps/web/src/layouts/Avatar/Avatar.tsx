import { avatar, picture } from './Avatar.css.ts';

/** A person's picture, or their initials. Their name stands beside it or names what it lies in. */
export function Avatar({ name, src }: { readonly name: string; readonly src: string | null }) {
  return (
    <span className={avatar} aria-hidden>
      {src === null ? initialsOf(name) : <img className={picture} src={src} alt="" />}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => Array.from(word)[0] ?? '').join('').toLocaleUpperCase();
}
