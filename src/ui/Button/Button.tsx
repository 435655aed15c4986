import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@/ui/Icon/Icon';
import { Tooltip } from '@/ui/Tooltip/Tooltip';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { Count, StyledButton, WideWord } from './Button.styles';
import type { ButtonVariant } from './Button.styles';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: 'm' | 's';
  readonly icon?: LucideIcon | undefined;
  /** A number in a badge after the label. */
  readonly count?: number | undefined;
  /** What the badge counts, for assistive technology: "3 selected". */
  readonly countLabel?: string | undefined;
  /** Busy: pressing does nothing; put the matching text ("Uploading...") into `children`. */
  readonly busy?: boolean;
  /**
   * Why the button cannot be used now. It then stays focusable, so that the reason can be reached by keyboard
   * and announced, and does nothing.
   */
  readonly disabledReason?: string | undefined;
  /** Hides the label in a narrow column; needs an icon. */
  readonly foldsWords?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

function swallow(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}

type ContentProps = Pick<ButtonProps, 'icon' | 'count' | 'countLabel' | 'foldsWords' | 'children'>;

function ButtonContent({ icon, count, countLabel, foldsWords, children }: ContentProps) {
  return (
    <>
      {icon && <Icon of={icon} />}
      {foldsWords ? <WideWord>{children}</WideWord> : children}
      {count !== undefined && (
        <Count>
          {count}
          {countLabel && <VisuallyHidden> {countLabel}</VisuallyHidden>}
        </Count>
      )}
    </>
  );
}

/**
 * Every button. Busy or explained buttons are `aria-disabled` instead of `disabled`: keyboard users keep the
 * focus, and pressing does nothing.
 */
export function Button(props: ButtonProps) {
  const { variant = 'default', size = 'm', icon, count, countLabel, foldsWords, ...others } = props;
  const { busy = false, disabledReason, onClick, type, children, ...rest } = others;
  const reasonId = useId();
  const reason = busy ? undefined : disabledReason;
  const inert = busy || reason !== undefined;
  return (
    <Tooltip text={reason}>
      <StyledButton
        {...rest}
        type={type ?? 'button'}
        $variant={variant}
        $small={size === 's'}
        $iconOnly={false}
        aria-busy={busy || undefined}
        aria-disabled={inert || undefined}
        aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={inert ? swallow : onClick}
      >
        <ButtonContent {...{ icon, count, countLabel, foldsWords, children }} />
        {reason !== undefined && (
          <VisuallyHidden id={reasonId} aria-hidden="true">
            {reason}
          </VisuallyHidden>
        )}
      </StyledButton>
    </Tooltip>
  );
}
