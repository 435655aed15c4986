import { useId } from 'react';
import styled from 'styled-components';
import { Stack } from '@/ui/Layout/Layout';
import { below, look, stack } from '@/ui/Layout/look';
import { Muted, Num } from '@/ui/Text/Text';

const Option = styled.label`
  ${stack({ gap: '0 2', pad: '2px 2', align: 'center', columns: '16px minmax(0, 1fr) auto', minHeight: '32px' })}
  ${look({ corners: 'radius' })}
  line-height: 1.3;
  cursor: pointer;

  &:has(:checked) {
    background: var(--accent-tint);
  }
  &:has(:disabled) {
    color: var(--text-2);
    cursor: not-allowed;
  }
  input {
    ${look({ margin: 0, width: '16px', height: '16px' })}
    accent-color: var(--accent);
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-s);
  }
  ${below(768, { minHeight: '44px' })}
`;

export interface ListedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly explanation?: string | undefined;
  readonly count?: number | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface OptionListProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly ListedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, each in a line of its own with what it means. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Stack $gap="2px">
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.explanation !== undefined && <small> {option.explanation}</small>}
            </span>
            {option.count !== undefined && <Muted as={Num}> {option.count}</Muted>}
          </Option>
        ))}
      </Stack>
    </fieldset>
  );
}
