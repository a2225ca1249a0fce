import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from './Form.tsx';
import { TextField } from '../TextField/TextField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Mark the few optional fields, and name the action on the button.',
        example: (
          <Form onSubmit={ignore}>
            <TextField label="Name" isRequired />
            <TextField label="Company" isOptional />
            <Button type="submit" tone="primary">
              Create account
            </Button>
          </Form>
        ),
      },
      dont: {
        text: 'Don’t disable the button until everything is filled in: it hides what is missing.',
        example: (
          <Form onSubmit={ignore}>
            <TextField label="Name" isRequired />
            <TextField label="Company" />
            <Button type="submit" tone="primary" isDisabled>
              Submit
            </Button>
          </Form>
        ),
      },
    },
  ],
  anatomy: [
    ['Fields', 'in one column, in the order of the task'],
    ['Error messages', 'at their fields'],
    ['Submit button', 'at the end, always enabled'],
  ],
  screenReader: [
    'With a `label`, the form is a landmark of the page. Set it if the page has several forms.',
    'On an invalid submit, focus moves to the first invalid field, whose error is then read.',
  ],
};
