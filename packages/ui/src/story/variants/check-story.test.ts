import { expect, it } from 'vitest';
import { isCheckStory } from './check-story.ts';

it.each(['Keyboard', 'Right To Left', 'RightToLeft', 'ForcedColors', 'PickingByPointer', 'Sent in Arabic', 'OnAPhone'])(
  'hides %s, which tests the story in other circumstances',
  (name) => {
    expect(isCheckStory(name)).toBe(true);
  },
);

it.each(['Default', 'Success', 'Disabled', 'PhoneNumber', 'KeyboardShortcuts', 'Long Names'])(
  'shows %s, which is a state',
  (name) => {
    expect(isCheckStory(name)).toBe(false);
  },
);
