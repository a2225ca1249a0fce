import { familyModes, pictured } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { actionNames, Actions as ActionStates } from './actions.tsx';
import { choiceNames, Choices as ChoiceStates } from './choices.tsx';
import { collectionNames, Collections as CollectionStates } from './collections.tsx';
import { dataNames, Data as DataStates } from './data.tsx';
import { dateNames, Dates as DateStates } from './dates.tsx';
import { inputNames, Inputs as InputStates } from './inputs.tsx';
import { Navigation as NavigationStates, navigationNames } from './navigation.tsx';
import { expectStates, statesSheet } from './states.tsx';

/** Hover, focus, pressed, selected, invalid and disabled, one sheet for each family of components. */
const meta = preview.meta({
  title: 'Overview/States',
  tags: ['!autodocs'],
  parameters: {
    ...pictured(familyModes),
    // The same navigation is there once for each of its states.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
});

export const Actions = meta.story({
  render: statesSheet(ActionStates),
  play: ({ canvasElement }) => expectStates(canvasElement, actionNames),
});

export const Inputs = meta.story({
  render: statesSheet(InputStates),
  play: ({ canvasElement }) => expectStates(canvasElement, inputNames),
});

export const Choices = meta.story({
  render: statesSheet(ChoiceStates),
  play: ({ canvasElement }) => expectStates(canvasElement, choiceNames),
});

export const Dates = meta.story({
  render: statesSheet(DateStates),
  play: ({ canvasElement }) => expectStates(canvasElement, dateNames),
});

export const Collections = meta.story({
  render: statesSheet(CollectionStates),
  play: ({ canvasElement }) => expectStates(canvasElement, collectionNames),
});

export const Navigation = meta.story({
  render: statesSheet(NavigationStates),
  play: ({ canvasElement }) => expectStates(canvasElement, navigationNames),
});

export const Data = meta.story({
  render: statesSheet(DataStates),
  play: ({ canvasElement }) => expectStates(canvasElement, dataNames),
});
