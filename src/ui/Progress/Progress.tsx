import styled, { css } from 'styled-components';

export type ProgressTone = 'accent' | 'success' | 'danger';

/** Along the lower edge of its row, which must be positioned. */
const atLowerEdge = css`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  border-radius: 0;
`;

const Track = styled.span<{ $line: boolean; $unknown: boolean }>`
  display: block;
  height: 6px;
  border-radius: 3px;
  background: var(--surface-active);
  overflow: hidden;
  ${({ $line }) => $line && atLowerEdge}
  ${({ $unknown }) =>
    $unknown &&
    css`
      background: repeating-linear-gradient(
        90deg,
        var(--accent) 0 6px,
        var(--surface-active) 6px 12px
      );
    `}
`;

const Fill = styled.span<{ $tone: ProgressTone }>`
  display: block;
  height: 100%;
  background: var(--${({ $tone }) => $tone});
  transition: width var(--motion);
`;

interface ProgressProps {
  /** What progresses, for assistive technology. */
  readonly label: string;
  /** 0 <= value <= max; left out if the length of the work is unknown. */
  readonly value?: number | undefined;
  readonly max?: number;
  /** Text for the value: "5 of 24". */
  readonly valueText?: string;
  readonly tone?: ProgressTone;
  readonly line?: boolean;
}

/** Progress of work. Moves only when the number changes; there is no decorative animation. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = 'accent', line = false } = props;
  const percent =
    value === undefined || max <= 0
      ? undefined
      : Math.round(Math.min(1, Math.max(0, value / max)) * 100);
  return (
    <Track
      $line={line}
      $unknown={percent === undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      {percent !== undefined && <Fill $tone={tone} style={{ width: `${percent}%` }} />}
    </Track>
  );
}
