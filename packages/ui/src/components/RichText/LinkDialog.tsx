import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { useOwnLabels } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { linkUrl } from './link-url.ts';
import { ownLabels } from './own-labels.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Sets, changes or removes the link of the selected text. Without a selection, the URL becomes the text. */
export function LinkDialog({ editor, isOpen, onOpenChange }: LinkDialogProps) {
  const labels = useOwnLabels(ownLabels);
  const id = useId();
  const existing = String(editor.getAttributes('link')['href'] ?? '');
  const actions = (
    <>
      {existing !== '' && (
        <Button
          onPress={() => {
            onOpenChange(false);
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
        >
          {labels.removeLink}
        </Button>
      )}
      <Button onPress={() => onOpenChange(false)}>{labels.cancel}</Button>
      <Button tone="primary" type="submit" form={id}>
        {labels.save}
      </Button>
    </>
  );
  return (
    <Dialog title={labels.link} isOpen={isOpen} onOpenChange={onOpenChange} actions={actions}>
      <LinkForm
        id={id}
        existing={existing}
        onSave={(href) => {
          onOpenChange(false);
          const chain = editor.chain().focus().extendMarkRange('link');
          if (editor.state.selection.empty && existing === '')
            chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
          else chain.setLink({ href }).run();
        }}
      />
    </Dialog>
  );
}

interface LinkFormProps {
  readonly id: string;
  readonly existing: string;
  readonly onSave: (href: string) => void;
}

function LinkForm({ id, existing, onSave }: LinkFormProps) {
  const labels = useOwnLabels(ownLabels);
  const [typed, setTyped] = useState(existing);
  const [isRefused, setIsRefused] = useState(false);
  return (
    // A form around the editor would take the submit of this one for its own.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Form
        id={id}
        label={labels.link}
        onSubmit={() => {
          const href = linkUrl(typed);
          setIsRefused(href === null);
          if (href !== null) onSave(href);
        }}
      >
        <TextField
          label={labels.url}
          dir="ltr"
          inputMode="url"
          value={typed}
          onChange={setTyped}
          errorMessage={isRefused ? labels.urlRefused : undefined}
        />
      </Form>
    </div>
  );
}
