import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { offerCredentials } from '@/api/coconutCredentials';
import { usePlatform } from '@/platform/PlatformContext';
import { loginRequested, selectLoginError } from '../../coconutAccount.slice';
import { useSecondsLeft } from './useSecondsLeft';

/**
 * The text typed into the login. It stays in this view: the credentials reach the request outside of the
 * store, and a rejected password is forgotten.
 */
export function useLoginForm() {
  const dispatch = useDispatch();
  const { secrets } = usePlatform();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [staySignedIn, setStaySignedIn] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const error = useSelector(selectLoginError);
  const secondsLeft = useSecondsLeft(error);
  useEffect(() => {
    if (error === null || !passwordInput.current?.value) return; // nothing has been tried yet
    setPassword('');
    passwordInput.current.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    offerCredentials(secrets, { email: email.trim(), password });
    dispatch(loginRequested({ staySignedIn }));
  };
  return {
    email,
    setEmail,
    password,
    setPassword,
    staySignedIn,
    setStaySignedIn,
    passwordInput,
    secondsLeft,
    notReady: notReady(email, password, secondsLeft),
    submit,
  };
}

export type LoginForm = ReturnType<typeof useLoginForm>;

/** Why the login cannot be sent yet (docs/requirements/session.md S5.1). */
function notReady(email: string, password: string, secondsLeft: number): string | undefined {
  if (secondsLeft > 0) return `COCONUT accepts another try in ${secondsLeft} s`;
  if (email.trim() === '' || password === '') return 'Fill in e-mail and password';
  return undefined;
}
