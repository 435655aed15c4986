import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Spacer } from '@/ui/Text/Text';
import { modelRemoveRequested, selectGivenModel, type GivenModel } from '../../languageModel.slice';
import { Words } from './ModelDialog.styles';
import { ModelFields } from './ModelFields';
import { useModelForm } from './useModelForm';

interface ModelDialogProps {
  /** Base address of the model. */
  readonly url: string;
  readonly onClose: () => void;
}

/** A key for a language model: where the text goes with it, and how to remove it. */
export function ModelDialog({ url, onClose }: ModelDialogProps) {
  const formId = useId();
  const dispatch = useDispatch();
  const given = useSelector(selectGivenModel);
  const form = useModelForm(onClose);
  const remove = () => {
    dispatch(modelRemoveRequested());
    onClose();
  };
  const footer = (
    <>
      {given && (
        <Button variant="danger" onClick={remove}>
          Remove the key
        </Button>
      )}
      <Spacer />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="primary" disabledReason={form.notReady}>
        Use this key
      </Button>
    </>
  );
  return (
    <Dialog open title="Language model" initialFocus="content" onClose={onClose} footer={footer}>
      <Words>
        <WhereItGoes host={new URL(url).host} />
        {given && <KeyInUse {...given} />}
      </Words>
      <ModelFields formId={formId} form={form} url={url} />
    </Dialog>
  );
}

const WhereItGoes = ({ host }: { readonly host: string }) => (
  <>
    <p>
      With a key of yours, a language model marks the names in the text. Each time you press
      ‘Extract Annotations’, the whole text of the article then goes to <b>{host}</b>, in your name
      and at your cost. Nothing else is sent there, and nothing at any other time: an article that
      is read as a whole is annotated in this browser.
    </p>
    <p>
      If the model does not answer, the program in this browser annotates the text instead, and a
      message says why.
    </p>
  </>
);

const KeyInUse = ({ model, isKept }: GivenModel) => (
  <p>
    A key is in use, for {model}. It is{' '}
    {isKept ? 'kept in this browser.' : 'gone when this page is closed or reloaded.'}
  </p>
);
