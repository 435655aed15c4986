import type { ReactNode } from 'react';
import { SwitchLabel, Track } from './Switch.styles';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Something that is on or off and takes effect at once. */
export function Switch({ checked, onChange, disabled = false, children }: SwitchProps) {
  return (
    <SwitchLabel>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </SwitchLabel>
  );
}
