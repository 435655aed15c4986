import { OctagonAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Layout/Layout';
import { selectLoginError } from '../../coconutAccount.slice';
import { Problem } from './LoginDialog.styles';

/** Why COCONUT refused the login, in its own words. The countdown is not part of what is announced. */
export function LoginProblem({ secondsLeft }: { readonly secondsLeft: number }) {
  const error = useSelector(selectLoginError);
  return (
    <>
      <div role="alert">
        {error && (
          <Problem>
            <Icon of={OctagonAlert} />
            {error.message}
          </Problem>
        )}
      </div>
      {secondsLeft > 0 && (
        <Text as="p" $ink="text-2" $size="s" $margin="1 0 0" $num>
          Next try in {secondsLeft} s.
        </Text>
      )}
    </>
  );
}
