import { Skeleton } from '@apiyard/ui/Skeleton';
import { panes, screen } from './EditorScreen.css.ts';
import { columns, pane } from './EditorSkeleton.css.ts';

/** The editor before its definition or its code is there: the same shape, so that nothing jumps. */
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
