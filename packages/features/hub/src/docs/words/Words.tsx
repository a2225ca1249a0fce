import { Link } from '@apiyard/ui/Link';
import { Fragment } from 'react';
import { code } from '../docs.css.ts';
import { partsOf } from './words.ts';

/** A text with `code` in back quotes and [links](/to/somewhere). */
export function Words({ children }: { readonly children: string }) {
  return partsOf(children).map((part, index) => {
    switch (part.kind) {
      case 'code':
        return (
          <code key={index} dir="ltr" className={code}>
            {part.text}
          </code>
        );
      case 'link':
        return (
          <Link key={index} href={part.href}>
            {part.text}
          </Link>
        );
      case 'text':
        return <Fragment key={index}>{part.text}</Fragment>;
    }
  });
}
