import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { authMachine } from '@apiyard/account/auth/auth.machine.ts';
import { readinessMachine } from '@apiyard/shell/readiness/readiness.machine.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MachineStepper } from './MachineStepper.tsx';

const meta = preview.meta({ title: 'Machines/Charts', component: MachineStepper, globals: { language: 'en' } });

const press = async (...events: readonly string[]) => {
  for (const name of events) await userEvent.click(screen.getByRole('button', { name }));
};
const state = () => within(screen.getByRole('region', { name: 'Events' })).getByRole('status').textContent;

export const Auth = meta.story({
  args: {
    machine: authMachine,
    data: {
      'me done': { output: storyUser },
      'me failed': { error: { code: 'Unauthenticated' } },
      'log in': { login: { usernameOrEmail: 'amina', password: 'a shed full of tools' } },
      'logIn done': { output: storyUser },
      'logIn failed': { error: { code: 'SecondStep' } },
      admit: { user: storyUser },
    },
  },
  play: async () => {
    await expect(state()).toBe('loading');
    await press('me failed', 'log in', 'logIn failed');
    await expect(state()).toBe('{"signed out":"second step"}');
    await press('admit', 'log out', 'logOut failed');
    await expect(state()).toBe('{"signed out":"leaving"}');
    await press('Back');
    await expect(state()).toBe('signing out');
  },
});

export const Readiness = meta.story({
  args: { machine: readinessMachine, input: { now: () => 0 } },
  play: async () => {
    await press('probe failed');
    await expect(state()).toBe('down');
    await press('after retry', 'probe done');
    await expect(state()).toBe('ready');
    await press('call failed');
    await expect(state()).toBe('rechecking');
  },
});
