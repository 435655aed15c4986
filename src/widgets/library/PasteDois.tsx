import { useState } from 'react';
import { ClipboardPaste } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { doisPasted } from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Field } from '@/ui/Field/Field';
import { TextArea } from '@/ui/Field/Field.styles';

/** Takes a list of DOIs from the clipboard, or typed. */
export function PasteDois() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={ClipboardPaste}
        label="Paste DOIs"
        variant="default"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <DoisDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DoisDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const add = () => {
    onClose();
    dispatch(doisPasted(text));
  };
  return (
    <Dialog
      open
      title="Paste DOIs"
      initialFocus="content"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={text.trim() === ''} onClick={add}>
            Add records
          </Button>
        </>
      }
    >
      <Field
        label="DOIs or their addresses"
        hint="One a line, or with spaces between them. Each waits for its PDF; nothing is looked up before you ask for it."
      >
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            data-autofocus=""
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
