import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CircleUserRound } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Row } from '@/ui/Layout/Layout';
import { look } from '@/ui/Layout/look';
import { selectAccount, signOutRequested } from '../../coconutAccount.slice';

const Who = styled.span`
  ${look({ flex: 1, minWidth: '12ch', breaks: true })}
  outline: none;

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
    <Row $wrap $gap="1 2" $minHeight="var(--control-s)" $ink="text-2" $size="s">
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
    </Row>
  );
}
