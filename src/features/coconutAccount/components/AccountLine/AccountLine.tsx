import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CircleUserRound } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { selectAccount, signOutRequested } from '../../coconutAccount.slice';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  min-height: var(--control-s);
  color: var(--text-2);
  font-size: var(--t-s);
`;

const Who = styled.span`
  flex: 1;
  min-width: 12ch;
  outline: none;
  overflow-wrap: anywhere;

  b {
    color: var(--text);
    font-weight: 500;
  }
`;

/** Who submits: the account's masked address, and signing out. */
export function AccountLine() {
  const dispatch = useDispatch();
  const { status, email } = useSelector(selectAccount);
  const words = useRef<HTMLSpanElement>(null);
  const isSignedIn = status === 'signedIn';
  useEffect(() => {
    // 'Sign out' disappears on signing out, and the focus with it (WCAG 2.4.3).
    if (!isSignedIn && document.activeElement === document.body) words.current?.focus();
  }, [isSignedIn]);
  return (
    <Line>
      <Icon of={CircleUserRound} />
      <Who ref={words} tabIndex={-1} role="status">
        {isSignedIn ? (
          <>
            Signed in to COCONUT{email !== undefined && ' as '}
            <b>{email}</b>
          </>
        ) : (
          'Not signed in to COCONUT; you will be asked when you submit.'
        )}
      </Who>
      {isSignedIn && (
        <Button size="s" variant="quiet" onClick={() => dispatch(signOutRequested())}>
          Sign out
        </Button>
      )}
    </Line>
  );
}
