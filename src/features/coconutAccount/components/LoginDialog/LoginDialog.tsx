import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { loginCancelled, selectAccount, selectLoginIsOpen } from '../../coconutAccount.slice';
import { LoginFields } from './LoginFields';
import { LoginNotes } from './LoginNotes';
import { LoginProblem } from './LoginProblem';
import { useLoginForm } from './useLoginForm';

/** The login to COCONUT, in front of whatever requires it; nothing behind it is lost. */
export function LoginDialog() {
  return useSelector(selectLoginIsOpen) && <OpenLoginDialog />;
}

function OpenLoginDialog() {
  const formId = useId();
  const dispatch = useDispatch();
  const isBusy = useSelector(selectAccount).status === 'signingIn';
  const form = useLoginForm();
  const close = () => dispatch(loginCancelled());
  const footer = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        busy={isBusy}
        disabledReason={form.notReady}
      >
        {isBusy ? 'Logging in...' : 'Log in'}
      </Button>
    </>
  );
  return (
    <Dialog open title="Log in to COCONUT" initialFocus="content" onClose={close} footer={footer}>
      <LoginFields formId={formId} form={form} isBusy={isBusy} />
      <LoginProblem secondsLeft={form.secondsLeft} />
      <LoginNotes />
    </Dialog>
  );
}
