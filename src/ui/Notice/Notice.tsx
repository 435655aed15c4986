import { useRef, type ReactNode } from 'react';
import { Info, OctagonAlert, TriangleAlert, CircleCheck, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { IconButton } from '@/ui/Button/IconButton';
import { Icon } from '@/ui/Icon/Icon';
import type { Tone } from '@/ui/Badge/Badge';
import { useFocusGivenOn } from '@/ui/useFocusGivenOn';
import { Body, Line, Words } from './Notice.styles';

const icons: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

interface NoticeProps {
  readonly tone?: Tone;
  readonly icon?: LucideIcon;
  /** Makes the line a landmark with this name: for the one or two lines that belong to the page. */
  readonly landmark?: string;
  /** Takes as many lines as its text needs, if it must not be cut. */
  readonly wraps?: boolean;
  /** Buttons at the end of the line, or below a text of several lines. */
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

/** One line in the flow that states what is true now. For passing events, use a toast. */
export function Notice({
  tone = 'neutral',
  icon,
  landmark,
  wraps = false,
  actions,
  onDismiss,
  children,
}: NoticeProps) {
  const line = useRef<HTMLDivElement>(null);
  useFocusGivenOn(line);
  const place = landmark === undefined ? {} : { as: 'aside' as const, 'aria-label': landmark };
  return (
    <Line ref={line} $tone={tone} $wraps={wraps} {...place}>
      <Icon of={icon ?? icons[tone]} />
      <Body $wraps={wraps}>
        <Words $wraps={wraps}>{children}</Words>
        {actions}
      </Body>
      {onDismiss && (
        <IconButton icon={X} size="s" label="Dismiss this message" onClick={onDismiss} />
      )}
    </Line>
  );
}
