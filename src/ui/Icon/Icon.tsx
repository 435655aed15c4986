import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  /** px; the line stays 1.5 px wide at every size. */
  readonly size?: 14 | 16 | 28 | 32;
  /** Large icons in empty states are drawn with a thinner line. */
  readonly stroke?: number;
  readonly className?: string;
}

/** Decoration only: the control around it has the label. */
export function Icon({ of: Drawing, size = 16, stroke = 1.5, className }: IconProps) {
  return (
    <Drawing
      className={className ?? ''}
      size={size}
      strokeWidth={stroke}
      absoluteStrokeWidth
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    />
  );
}
