import { configure } from 'storybook/test';

/** Longer animations are not awaited, in ms: the longest of the theme takes 375. */
const longestMs = 2000;

/** Animations that follow a scroll position, and endless ones, never end. */
const willEnd = ({ timeline, effect, playState }: Animation) =>
  timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Waits until the page's animations have ended, with those that start meanwhile, and until React has removed what they
 * hid. Takes no time if nothing moves, as with reduced motion.
 */
export async function animationsEnded(): Promise<void> {
  const deadline = performance.now() + longestMs;
  const isLate = () => performance.now() > deadline;
  for (let moving = document.getAnimations().filter(willEnd); moving.length > 0 && !isLate();) {
    const ended = Promise.allSettled(moving.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longestMs))]);
    // React renders what follows an animation in tasks of its own.
    await nextTask();
    await nextTask();
    moving = document.getAnimations().filter(willEnd);
  }
}

/**
 * Play functions see the page at rest: everything that `userEvent`, `waitFor` and `findBy…` do ends with the animations
 * that it started. So a story passes with full motion, in a designer's browser, as with reduced motion.
 */
export function awaitAnimations(): void {
  configure(({ asyncWrapper }) => ({
    async asyncWrapper(act) {
      const result = await asyncWrapper(act);
      await animationsEnded();
      return result;
    },
  }));
}
