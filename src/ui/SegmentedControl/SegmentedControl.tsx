import { useId } from 'react';
import { Choice, Group, Radio, Short, Whole } from './SegmentedControl.styles';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown on a phone instead, where the whole label would need a row of its own. */
  readonly short?: string;
}

interface SegmentedControlProps<Value extends string> {
  /** Name of the group, for assistive technology. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, all visible: a radio group with the browser's own arrow keys. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Choice key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.short === undefined ? (
            option.label
          ) : (
            <>
              <Whole>{option.label}</Whole>
              <Short aria-hidden="true">{option.short}</Short>
            </>
          )}
        </Choice>
      ))}
    </Group>
  );
}
