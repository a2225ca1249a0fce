import { SearchField } from '@apiyard/ui/SearchField';
import type { SearchFieldProps } from '@apiyard/ui/SearchField';
import { useRef } from 'react';
import { useShortcut } from '../browser/shortcuts.ts';

interface PageSearchProps extends Pick<SearchFieldProps, 'label' | 'value' | 'onChange' | 'onSubmit'> {
  /** Its place on the page. */
  readonly className: string;
}

/** The search of a page. While it is mounted, `/` focuses it and the shortcut list shows that. */
export function PageSearch({ className, ...field }: PageSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  useShortcut('/', field.label, () => box.current?.querySelector('input')?.focus());
  return (
    <div ref={box} className={className}>
      <SearchField {...field} keys={['/']} />
    </div>
  );
}
