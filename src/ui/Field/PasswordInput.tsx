import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@/ui/Button/IconButton';
import { Input } from './Field.styles';

const Together = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-1);
`;

interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly ref?: Ref<HTMLInputElement>;
  /** Which secret it is: `password` by default. */
  readonly what?: string;
}

/** A password or another secret, hidden until the user wants to see it. */
export function PasswordInput({ what = 'password', ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Together>
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={`${isShown ? 'Hide' : 'Show'} the ${what}`}
        onClick={() => setIsShown(!isShown)}
      />
    </Together>
  );
}
