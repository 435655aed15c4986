import { useLayoutEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Box, Option } from './Checkbox.styles';

interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'onChange' | 'children' | 'checked'
> {
  readonly checked: boolean;
  /** Some, but not all, of what it stands for. */
  readonly indeterminate?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Visible label next to the box; without one, set an `aria-label`. */
  readonly children?: ReactNode;
}

export function Checkbox({
  checked,
  indeterminate = false,
  onChange,
  children,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const box = (
    <Box
      {...rest}
      ref={input}
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  return children === undefined ? (
    box
  ) : (
    <Option>
      {box}
      {children}
    </Option>
  );
}
