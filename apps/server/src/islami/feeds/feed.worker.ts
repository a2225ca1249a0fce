/** The thread that writes calendars of prayer times. */
import { feedText } from '@apiyard/kernels/prayer/feed';
import type { Started } from '../../task-started.ts';
import { taskStarted } from '../../task-started.ts';
import type { FeedTask } from './feed-in-thread.ts';

export default function writeFeed({ feed, date, started }: FeedTask & Started): string {
  taskStarted({ started });
  return feedText(feed, date);
}
