import { loadLabels } from '@apiyard/ui/labels/load-labels';
import { UiProvider } from '@apiyard/ui/provider';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyForm } from '../story/form.ts';
import { MessageForm } from './MessageForm.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/MessageForm',
  component: MessageForm,
  globals: { language: 'en' },
  args: storyForm('contact'),
});

/** Text typed before hydration is kept. */
export const TypedBeforeTheCodeCame = meta.story({
  render: () => <div data-testid="served" />,
  play: async ({ canvas }) => {
    const page = (
      <UiProvider locale="en" labels={await loadLabels('en')}>
        <MessageForm {...storyForm('contact')} />
      </UiProvider>
    );
    const served = canvas.getByTestId('served');
    served.innerHTML = renderToString(page);
    const form = within(served);
    const message = form.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(message, 'I began');
    const root = hydrateRoot(served, page);
    await waitFor(() => expect(message).toHaveAccessibleDescription('7 of 4,800 characters'));
    await expect(message).toBeInTheDocument();
    await userEvent.type(message, ' early');
    await expect(message).toHaveValue('I began early');
    await userEvent.type(form.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await expect(message).toHaveValue('I began early');
    root.unmount();
  },
});
