import { Skeleton } from '@apiyard/ui/Skeleton';
import { panes, screen } from './EditorScreen.css.ts';
import { columns, pane } from './EditorSkeleton.css.ts';

/** Placeholder of the same shape as the editor, to avoid layout shifts. */
export function EditorSkeleton() {
  return (
    <div aria-busy className={screen}>
      <Skeleton shape="text" lines={2} />
      <div className={panes}>
        <div className={columns}>
          <div className={pane}>
            <Skeleton shape="text" lines={12} />
          </div>
          <div className={pane}>
            <Skeleton shape="text" lines={12} />
          </div>
        </div>
      </div>
    </div>
  );
}
