import { Fragment } from 'react';

/** `com.example.app`, broken after its dots where a line ends; copied, it is as it was. */
export function PackageName({ name }: { readonly name: string }) {
  return name.split('.').map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place.
    <Fragment key={place}>
      {place > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
