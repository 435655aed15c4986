import type { ButtonHTMLAttributes, Ref } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@/ui/Icon/Icon';
import { Tooltip } from '@/ui/Tooltip/Tooltip';
import { StyledButton } from './Button.styles';
import type { ButtonVariant } from './Button.styles';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label' | 'title'
> {
  readonly icon: LucideIcon;
  /** The button's name, shown as its tooltip. */
  readonly label: string;
  /** Key shown in the tooltip. */
  readonly shortcut?: string | undefined;
  readonly variant?: ButtonVariant;
  readonly size?: 'm' | 's';
  /** Toggle: whether it is on. */
  readonly pressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, shortcut, variant = 'quiet', size = 'm', pressed, type, ...rest } = props;
  return (
    <Tooltip text={label} {...(shortcut && { shortcut })}>
      <StyledButton
        {...rest}
        type={type ?? 'button'}
        $variant={variant}
        $small={size === 's'}
        $iconOnly
        aria-label={label}
        aria-pressed={pressed}
      >
        <Icon of={icon} />
      </StyledButton>
    </Tooltip>
  );
}
