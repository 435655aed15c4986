import { useId } from 'react';
import { Tooltip } from '@/ui/Tooltip/Tooltip';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { Choice, Group, Radio } from './SegmentedControl.styles';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Why this one cannot be chosen; it can still be focused, so that the reason is announced. */
  readonly disabledReason?: string | undefined;
}

interface SegmentedControlProps<Value extends string> {
  /** Name of the group, for assistive technology. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** Those that do not fit stand in further lines: for more choices than a line may hold. */
  readonly wraps?: boolean;
}

interface SegmentProps<Value extends string> {
  readonly name: string;
  readonly option: SegmentedOption<Value>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Segment<Value extends string>({ name, option, value, onChange }: SegmentProps<Value>) {
  const { disabledReason: reason } = option;
  const reasonId = `${name}-${option.value}`;
  return (
    <Tooltip text={reason}>
      <Choice>
        <Radio
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          aria-disabled={reason !== undefined || undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onChange={() => reason === undefined && onChange(option.value)}
        />
        {option.label}
        {reason !== undefined && (
          <VisuallyHidden id={reasonId} aria-hidden="true">
            {reason}
          </VisuallyHidden>
        )}
      </Choice>
    </Tooltip>
  );
}

/** One of a few choices, all visible: a radio group with the browser's own arrow keys. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, disabled = false, wraps = false } = props;
  const name = useId();
  return (
    <Group disabled={disabled} role="radiogroup" aria-label={label} data-wraps={wraps || undefined}>
      {options.map((option) => (
        <Segment key={option.value} option={option} name={name} {...{ value, onChange }} />
      ))}
    </Group>
  );
}
