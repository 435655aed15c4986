import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '@/ui/Button/IconButton';
import { Grid } from '@/ui/Layout/Layout';
import { Input } from './Field.styles';

interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly ref?: Ref<HTMLInputElement>;
  /** Which secret it is: `password` by default. */
  readonly what?: string;
}

/** A password or another secret, hidden until the user wants to see it. */
export function PasswordInput({ what = 'password', ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Grid $gap={1} $columns="minmax(0, 1fr) auto">
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={`${isShown ? 'Hide' : 'Show'} the ${what}`}
        onClick={() => setIsShown(!isShown)}
      />
    </Grid>
  );
}
